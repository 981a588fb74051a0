import type { Log } from "../log.ts";
import { isNearHost } from "../security/near-host.ts";

export type Mail = { to: string; subject: string; text: string };

export type Mailer = {
  /** False: nothing ever leaves, so no screen may promise a mail. */
  isConfigured: boolean;
  send(mail: Mail): Promise<void>;
};

const patience = 15_000;

/** Without SMTP_URL nothing leaves, and the log says so without telling what it would have been. */
export function createMailer(
  smtpUrl: string | null,
  getSender: () => { name: string; address: string },
  log: Log,
): Mailer {
  if (smtpUrl === null) {
    return { isConfigured: false, send: async () => log.warn("a mail was not sent: SMTP_URL is not set") };
  }
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  return {
    isConfigured: true,
    async send({ to, subject, text }) {
      // Loaded with the first mail: most servers never send one.
      const { createTransport } = await import("nodemailer");
      const transport = createTransport({ url: smtpUrl, requireTLS: mustEncrypt(smtpUrl), ...timeouts });
      await transport.sendMail({ from: getSender(), to, subject, text });
      log.info("a mail was sent");
    },
  };
}

/** To a server elsewhere nothing goes in the clear, also when it does not offer to encrypt, unless the address says so. */
export function mustEncrypt(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return !isNearHost(hostname) && searchParams.get("ignoreTLS") !== "true";
}
