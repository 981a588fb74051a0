import { toRefusedPage } from "#app/refused-page.ts";
import { isDomainError } from "#domain/errors.ts";

/** A list that is not kept any more is told on a screen of its own, with its status. */
export async function orMissing<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    if (!isDomainError(error)) throw error;
    throw toRefusedPage(error);
  }
}
