import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ChatRequest = { authorization: string; body: Record<string, unknown> };

/** What the server does with a request; a function gives the text of a good answer. */
export type ChatBehaviour =
  | "ok"
  | "unauthorised"
  | "too many"
  | "broken"
  | "garbage"
  | "bad json"
  | "no choices"
  | "empty"
  | "half a body"
  | "silence"
  | "endless body"
  | ((title: string) => string);

export type ChatServer = {
  /** For AI_BASE_URL. */
  url: string;
  requests: ChatRequest[];
  /** These are done in turn, one for each request; then the last goes on. */
  script(...behaviours: ChatBehaviour[]): void;
  stop(): Promise<void>;
};

/** A chat-completions service on loopback that behaves as it is told. */
export async function startChatServer(): Promise<ChatServer> {
  let script: ChatBehaviour[] = ["ok"];
  const requests: ChatRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await readBody(request));
    requests.push({ authorization: request.headers.authorization ?? "", body });
    const behaviour = (script.length > 1 ? script.shift() : script[0]) ?? "ok";
    answer(response, behaviour, body.messages?.at(-1)?.content ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...behaviours) => {
      script = behaviours;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}

function completion(content: string): string {
  return JSON.stringify({
    id: "chatcmpl-1",
    object: "chat.completion",
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
  });
}

function answer(response: ServerResponse, behaviour: ChatBehaviour, question: string): void {
  const title = question.split("\n")[0]?.replace(/^.*?: /, "") ?? "";
  const good = completion(`<h2>${title}</h2><p>Texto sobre ${title}, escrito pelo serviço.</p>`);
  const send = (status: number, body: string, headers: Record<string, string> = {}) =>
    response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(body);
  if (typeof behaviour === "function") return void send(200, completion(behaviour(title)));
  const acts: Record<Exclude<ChatBehaviour, (title: string) => string>, () => void> = {
    ok: () => send(200, good),
    unauthorised: () => send(401, JSON.stringify({ error: { message: "Incorrect API key provided: sk-abc***" } })),
    "too many": () => send(429, JSON.stringify({ error: { message: "Rate limit reached" } }), { "Retry-After": "1" }),
    broken: () => send(500, ""),
    garbage: () => send(200, "<html>not the service</html>", { "Content-Type": "text/html" }),
    "bad json": () => send(200, '{"choices": [{"mess'),
    "no choices": () => send(200, JSON.stringify({ object: "chat.completion" })),
    empty: () => send(200, completion("  ")),
    "half a body": () => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": String(good.length * 2) });
      response.write(good.slice(0, good.length / 2), () => response.destroy());
    },
    silence: () => {},
    "endless body": () => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write(good.slice(0, 20));
    },
  };
  acts[behaviour]();
}
