import type { Limit, RateLimitsRepository, Take } from "./rate-limits-repository.ts";

const minutes = 60;
const hour = 60 * minutes;

/** Every limit by its name, stricter where a try does more harm. They are counted in the database. */
export const limits = {
  /** Guesses from one address, whatever the account. */
  loginByAddress: { name: "login-address", tries: 10, seconds: 15 * minutes },
  /** Guesses at one account, from wherever. */
  loginByAccount: { name: "login-account", tries: 20, seconds: 15 * minutes },
  /** What each address still gets at an account that is over its limit, so that nobody can lock its owner out. */
  loginAtLockedAccount: { name: "login-locked-account", tries: 2, seconds: 15 * minutes },
  /** Of a device on which this account has signed in before: beside the others, so that guessers elsewhere cannot use them up. */
  loginByDevice: { name: "login-device", tries: 5, seconds: 15 * minutes },
  secondFactor: { name: "second-factor", tries: 10, seconds: 15 * minutes },
  /** A code is good once, although its time is not over yet. */
  usedCode: { name: "used-code", tries: 1, seconds: 3 * minutes },
  resetByAddress: { name: "reset-address", tries: 5, seconds: hour },
  resetByAccount: { name: "reset-account", tries: 3, seconds: hour },
  /** Links from a mail: enough for a mistyped password, far too few to guess one. */
  newPassword: { name: "new-password", tries: 10, seconds: hour },
  /** Invitations that are accepted, or tried to. */
  invitation: { name: "invitation", tries: 10, seconds: hour },
  googlePrompt: { name: "google-prompt", tries: 10, seconds: 15 * minutes },
  /** Asking for the password again inside the panel. */
  passwordCheck: { name: "password-check", tries: 10, seconds: 15 * minutes },
} satisfies Record<string, Limit>;

/** Who tries to sign in: from where, at which account, and on which device if that is known of old. */
export type LoginTry = { address: string; account: string; device: string | null };

/**
 * One guess at a password. A known device has a few tries of its own, then it is like any other. An account over its limit is not closed: every address keeps a few tries of its own,
 * so guessing from many addresses slows down while the owner gets in from one that has not been guessing.
 */
export async function takeLogin(store: RateLimitsRepository, { address, account, device }: LoginTry): Promise<Take> {
  if (device !== null) {
    const byDevice = await store.take(limits.loginByDevice, `${device} ${account}`);
    if (byDevice.isAllowed) return byDevice;
  }
  const byAddress = await store.take(limits.loginByAddress, address);
  if (!byAddress.isAllowed) return byAddress;
  const byAccount = await store.take(limits.loginByAccount, account);
  if (byAccount.isAllowed) return byAccount;
  return store.take(limits.loginAtLockedAccount, `${address} ${account}`);
}

/** Whether a try would be refused for where it comes from, without taking it. */
export async function peekLogin(store: RateLimitsRepository, { address, account, device }: LoginTry): Promise<Take> {
  if (device !== null) {
    const byDevice = await store.peek(limits.loginByDevice, `${device} ${account}`);
    if (byDevice.isAllowed) return byDevice;
  }
  return store.peek(limits.loginByAddress, address);
}

/** Who knows the password was not guessing. A known device used none of the others' tries, so they stay counted. */
export async function clearLoginTries(
  store: RateLimitsRepository,
  { address, account, device }: LoginTry,
): Promise<void> {
  if (device !== null) return store.clear(limits.loginByDevice, `${device} ${account}`);
  await store.clear(limits.loginByAddress, address);
  await store.clear(limits.loginByAccount, account);
}
