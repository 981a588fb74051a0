import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import routes from "#app/routes.ts";
import { access } from "#domain/access.ts";

export type MadeRequest = { bytes: Buffer /** What it promises to send does not come. */; isCutShort: boolean };

const app = join(import.meta.dirname, "../../app");

/** Every address: those of the router, of the table of access, and what the server answers before the router. */
function findPatterns(): string[] {
  const walk = (entries: readonly RouteConfigEntry[]): string[] =>
    entries.flatMap(({ path, children = [] }) => [
      ...(path === undefined ? [] : [`/${path.replace(/^\//, "")}`]),
      ...walk(children),
    ]);
  const others = [
    "/",
    "/api/contatos",
    "/api/visitas",
    "/api/auth/callback/google",
    "/api/auth/:any",
    "/healthz",
    "/readyz",
  ];
  const files = ["/assets/:any", "/fotos/:any", "/favicon.svg", "/:any", "/:any/:any"];
  return [...new Set([...walk(routes), ...Object.keys(access), ...others, ...files])];
}

/** What forms are told to do and the names of their fields, as the sources spell them. */
function findFormWords(): { intents: string[]; fields: string[] } {
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(app, file), "utf8"));
  const collect = (patterns: RegExp[]) => [
    ...new Set(
      sources.flatMap((text) =>
        patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, word = ""]) => word)),
      ),
    ),
  ];
  return {
    intents: collect([/intent"?\s*(?:===|:)\s*"([\w:-]+)"/g, /name="intent"\s+value="([\w:-]+)"/g]),
    fields: collect([/\bname="([\w-]+)"/g, /fields\.(\w+)/g, /get(?:All)?\("(\w+)"\)/g]),
  };
}

const oddTexts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    ...[
      "",
      "\0",
      "%00",
      "%zz",
      "%",
      "%F0%9F%98%80",
      "💥",
      "../../etc/passwd",
      "..%2f..%2f",
      "'",
      '"',
      "<script>",
      "{{7*7}}",
    ],
    ...[
      "-1",
      "0",
      "1e999",
      "NaN",
      "9".repeat(40),
      "constructor",
      "__proto__",
      "x".repeat(3_000),
      "\ud800",
      "a=b&c",
      "[]",
      "{}",
    ],
    ...[
      "2026-02-31",
      "2026-01-01",
      "sk-",
      "admin@exemplo.com.br",
      "01a1e600-15af-7000-ba9f-f970f03a2a5e",
      "motor-em-osasco",
    ],
  ),
);
const headerNames = [
  ...[
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Cookie",
    "Content-Type",
    "Content-Encoding",
    "If-None-Match",
    "Range",
  ],
  ...[
    "If-Modified-Since",
    "Origin",
    "Referer",
    "X-Forwarded-For",
    "X-Forwarded-Proto",
    "X-Client-Address",
    "Sec-Fetch-Site",
  ],
  ...[
    "User-Agent",
    "Last-Event-ID",
    "Expect",
    "Transfer-Encoding",
    "Upgrade",
    "Connection",
    "Host",
    "X-Odd",
    "Sec-Purpose",
  ],
];
const contentTypes = [
  ...[
    "application/x-www-form-urlencoded",
    "application/json",
    "multipart/form-data; boundary=x",
    "multipart/form-data",
  ],
  ...["text/plain", "image/jpeg", "text/x-script", "application/x-www-form-urlencoded; charset=utf-16"],
];

/** Requests by someone who has a session, has made one up, or has none. */
export function arbitraryRequest(host: string, session: string): fc.Arbitrary<MadeRequest> {
  const { intents, fields } = findFormWords();
  const path = fc
    .tuple(fc.constantFrom(...findPatterns()), fc.array(oddTexts, { minLength: 3, maxLength: 3 }), fc.boolean())
    .map(([pattern, texts, isRaw]) => {
      let next = 0;
      return pattern.replace(/:\w+|\*/g, () => encode(texts[next++ % texts.length] ?? "", isRaw));
    });
  const query = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...fields, "_routes", "index"), oddTexts), oddTexts), {
    maxLength: 3,
  });
  const target = fc
    .tuple(path, fc.constantFrom("", "", "", ".data", "/", "//"), query, fc.boolean())
    .map(
      ([start, end, pairs, isRaw]) =>
        start +
        end +
        (pairs.length === 0
          ? ""
          : `?${pairs.map((pair) => pair.map((text) => encode(text, isRaw)).join("=")).join("&")}`),
    );
  const form = fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...fields), oddTexts), oddTexts), { maxLength: 6 })
    .chain((pairs) =>
      fc
        .option(fc.constantFrom(...intents))
        .map((intent) => [...pairs, ...(intent ? [["intent", intent] as const] : [])]),
    );
  const body = fc.oneof(
    fc.constant(Buffer.alloc(0)),
    form.map((pairs) =>
      Buffer.from(pairs.map(([name, value]) => `${encode(name, false)}=${encode(value, false)}`).join("&")),
    ),
    form.map((pairs) => {
      const parts = pairs.map(
        ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      );
      return Buffer.from([...parts, "--x--\r\n"].join(""));
    }),
    fc.json().map((text) => Buffer.from(text)),
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  );
  return fc
    .record({
      method: fc.constantFrom(
        "GET",
        "GET",
        "GET",
        "POST",
        "POST",
        "POST",
        "HEAD",
        "PUT",
        "PATCH",
        "DELETE",
        "OPTIONS",
        "FOO",
        "get",
      ),
      target,
      headers: fc.array(fc.tuple(fc.constantFrom(...headerNames), oddTexts), { maxLength: 4 }),
      cookie: fc.constantFrom("", session, session, "basculante.session_token=abc.def", "basculante.device=a.b.c"),
      contentType: fc.constantFrom(...contentTypes),
      body,
      lie: fc.constantFrom(0, 0, 0, 0, 0, 0, 7),
    })
    .map(({ method, target, headers, cookie, contentType, body, lie }) => {
      const hasBody = body.length > 0 || method === "POST";
      const lines = [
        `${method} ${target} HTTP/1.1`,
        `Host: ${host}`,
        ...(cookie === "" ? [] : [`Cookie: ${cookie}`]),
        ...(hasBody ? [`Content-Type: ${contentType}`, `Content-Length: ${body.length + lie}`] : []),
        ...headers.map(([name, value]) => `${name}: ${toHeaderValue(value)}`),
        "Connection: close",
      ];
      const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
      return { bytes: Buffer.concat([head, body]), isCutShort: hasBody && lie > 0 };
    });
}

/** Raw: as a careless client would send it, in one line of latin1 without a space. */
function encode(text: string, isRaw: boolean): string {
  return isRaw
    ? Buffer.from(text)
        .toString("latin1")
        .replace(/[\s\0]/g, "+")
    : encodeURIComponent(text.toWellFormed());
}

function toHeaderValue(text: string): string {
  return Buffer.from(text)
    .toString("latin1")
    .replace(/[\r\n]/g, " ");
}
