import { setTimeout as delay } from "node:timers/promises";
import OpenAI, { APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import { z } from "zod";
import { systemMessage, userMessage } from "#content/ai-prompt.ts";
import type { Shop } from "#content/shop.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { cleanHtml, toText } from "../html/clean-html.ts";
import type { Log } from "../log.ts";

export type AiSettings = {
  baseUrl: string;
  model: string;
  /** As it is when a text is asked for. */
  getShop(): Shop;
  log: Log;
  timeoutMs?: number;
  /** The first wait before trying again; each further one is twice as long. */
  firstWaitMs?: number;
};

export type AiRequest = { apiKey: string | null; title: string; description: string; creativity: number };

export type AiWriter = (request: AiRequest, signal: AbortSignal) => Promise<string>;

const tries = 4;
const longestWait = 60_000;

/**
 * Asks the text service for the HTML of a page. Every way in which it can fail is a DomainError with its words. What
 * the text says of the business is judged with the page, which a wrong figure keeps a draft.
 */
export function createAiWriter(settings: AiSettings): AiWriter {
  const { getShop, log, timeoutMs = 60_000, firstWaitMs = 1_000 } = settings;

  async function ask(apiKey: string, request: AiRequest, signal: AbortSignal): Promise<unknown> {
    const client = new OpenAI({
      apiKey,
      baseURL: settings.baseUrl,
      maxRetries: 0,
      timeout: timeoutMs,
      organization: null,
      project: null,
      // The key goes nowhere else.
      fetchOptions: { redirect: "manual" },
    });
    // The package's own limit ends with the headers; a body that never ends must not hold up a run.
    const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
    return client.chat.completions.create(
      {
        model: settings.model,
        messages: [
          { role: "system", content: systemMessage(getShop()) },
          { role: "user", content: userMessage(request.title, request.description) },
        ],
        temperature: 0.5 + (request.creativity / 100) * 0.5,
        max_tokens: 2000,
      },
      { signal: within },
    );
  }

  return async (request, signal) => {
    const { apiKey } = request;
    if (apiKey === null) throw new DomainError("ai-key-missing");
    for (let attempt = 1; ; attempt++) {
      try {
        return readAnswer(await ask(apiKey, request, signal));
      } catch (error) {
        signal.throwIfAborted();
        if (isDomainError(error)) throw error;
        const wait = getBackoff(attempt, error, firstWaitMs);
        log.warn({ status: getErrorStatus(error), attempt, wait, title: request.title }, "the AI service refused");
        if (wait === null)
          throw new DomainError("ai-call-failed", { message: describeFailure(error, timeoutMs) }, { cause: error });
        await delay(wait, undefined, { signal });
      }
    }
  };
}

/** What is read of a chat completion, and of a refusal; services differ in all the rest. */
const answerSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});
const refusalSchema = z.object({ message: z.string().catch("") }).catch({ message: "" });

/** The HTML in an answer, wrapped when it brings no classes of its own, and cleaned. */
function readAnswer(answer: unknown): string {
  const { data } = answerSchema.safeParse(answer);
  const content = data?.choices[0].message.content;
  if (content === undefined) throw new DomainError("ai-no-content");
  const bare = content.trim().replace(/^```[a-z]*\s*\n?|\n?```$/gi, "");
  const html = cleanHtml(bare.includes("class=") ? bare : `<div class="prose">${bare}</div>`);
  if (toText(html) === "") throw new DomainError("ai-no-content");
  return html;
}

function getErrorStatus(error: unknown): number | undefined {
  return error instanceof APIError && typeof error.status === "number" ? error.status : undefined;
}

/** Null when trying again would be of no use. */
function getBackoff(attempt: number, error: unknown, firstWaitMs: number): number | null {
  const status = getErrorStatus(error);
  if (attempt >= tries || status === undefined || (status !== 429 && status < 500)) return null;
  const asked = error instanceof APIError ? parseRetryAfter(error.headers?.get("retry-after") ?? null) : null;
  return Math.min(longestWait, asked ?? firstWaitMs * 2 ** (attempt - 1));
}

/** Seconds or a date. */
function parseRetryAfter(value: string | null): number | null {
  if (value === null) return null;
  const seconds = Number(value);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1_000;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/** What the service said, if it said anything, without what would repeat the key. */
function describeFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) {
    return `o serviço não respondeu em ${Math.round(timeoutMs / 1_000)} segundos`;
  }
  if (!(error instanceof APIError)) return "a resposta não pôde ser lida";
  if (error.status === undefined) return "não foi possível conectar ao serviço";
  const { message } = refusalSchema.parse(error.error);
  return message.replace(/sk-[^\s"']+/g, "sk-***").slice(0, 300);
}
