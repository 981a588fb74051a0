/** Long work that can be parted: it yields wherever something else may come first. */
export type Steps<Result> = Generator<undefined, Result>;

/** Does all that is left of it at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
