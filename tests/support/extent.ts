/** `npm run test:all` leaves nothing out; `npm test` takes samples of what is long. */
export const isWhole = process.env.TEST_ALL === "1";

/** Chooses the samples. By itself it is that of the commit, so that what is not changed does not change its verdict. */
export const seed = process.env.TEST_SEED ?? "0";
