import { sayReference, toMessage } from "#content/words/errors.ts";
import type { ErrorCode } from "#domain/errors.ts";

/** A short page for a short while: no style, no script, nothing that would have to be asked for. */
export function answerUnavailable(
  code: Extract<ErrorCode, "too-busy" | "database-away" | "database-busy">,
  requestId: string,
): Response {
  const { title, text } = toMessage({ code });
  const html = `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${title}</title></head>
<body><h1>${title}</h1><p>${text}</p><p>${sayReference(requestId)}</p></body></html>
`;
  const headers = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-store", "Retry-After": "5" };
  return new Response(html, { status: 503, headers });
}
