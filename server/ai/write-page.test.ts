import { beforeEach, expect, onTestFinished, test } from "vitest";
import { sampleShop } from "#content/shop.ts";
import { toSentence } from "#content/words/errors.ts";
import { isDomainError } from "#domain/errors.ts";
import { type ChatServer, startChatServer } from "#tests/support/chat-server.ts";
import { createLog } from "../log.ts";
import { type AiSettings, createAiWriter } from "./write-page.ts";

const request = {
  apiKey: "sk-abcdefghijklmnopqrst" as string | null,
  title: "Motor em Osasco",
  description: "",
  creativity: 75,
};
let chat: ChatServer;

beforeEach(async () => {
  chat = await startChatServer();
  return () => chat.stop();
});

function write(more: Partial<AiSettings> = {}, signal = new AbortController().signal, asked = request) {
  const writer = createAiWriter({
    baseUrl: chat.url,
    model: "gpt-4o",
    getShop: () => sampleShop,
    log: createLog("silent"),
    firstWaitMs: 10,
    ...more,
  });
  return writer(asked, signal);
}

async function failure(more: Partial<AiSettings> = {}, asked = request): Promise<string> {
  const error = await write(more, undefined, asked).then(
    (html) => expect.unreachable(html),
    (reason: unknown) => reason,
  );
  expect(isDomainError(error)).toBe(true);
  return isDomainError(error) ? toSentence(error) : "";
}

test("the request is the one the service expects", async () => {
  await write({}, undefined, { ...request, description: "Fale de garagem coletiva", creativity: 0 });
  const [sent] = chat.requests;
  expect(sent?.authorization).toBe("Bearer sk-abcdefghijklmnopqrst");
  expect(sent?.body).toMatchObject({ model: "gpt-4o", temperature: 0.5, max_tokens: 2000 });
  const messages = sent?.body.messages as { role: string; content: string }[];
  expect(messages.map(({ role }) => role)).toEqual(["system", "user"]);
  expect(messages[0]?.content).toMatch(
    /SEO.*português[\s\S]*R\$\s899[\s\S]*12 meses[\s\S]*\(11\) 90000-0000[\s\S]*<h2>/,
  );
  expect(messages[1]?.content).toBe(
    "Escreva o conteúdo completo, otimizado para SEO, sobre: Motor em Osasco\n\nInformações adicionais: Fale de garagem coletiva",
  );
  await write();
  expect(chat.requests[1]?.body.temperature).toBe(0.875);
});

test("an answer without classes is wrapped, one with classes is not, and both are cleaned", async () => {
  chat.script(() => "```html\n<h1>Motor</h1><p onclick=x>Texto</p><script>1</script>\n```");
  expect(await write()).toBe('<div class="prose"><h2>Motor</h2><p>Texto</p></div>');
  chat.script(() => '<h2 class="text-xl evil">Motor</h2>');
  expect(await write()).toBe('<h2 class="text-xl">Motor</h2>');
});

test("without a key nothing is asked", async () => {
  expect(await failure({}, { ...request, apiKey: null })).toBe(
    "API Key is required for content generation. Configure a chave da IA antes de gerar.",
  );
  expect(chat.requests).toHaveLength(0);
});

test("a refused key is not tried again, and is not repeated", async () => {
  chat.script("unauthorised");
  expect(await failure()).toBe("Erro ao gerar conteúdo: Incorrect API key provided: sk-***");
  expect(chat.requests).toHaveLength(1);
});

test("too many requests: it waits as long as it is told to, then goes on", async () => {
  chat.script("too many", "ok");
  const started = performance.now();
  expect(await write()).toContain("Motor em Osasco");
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
  expect(chat.requests).toHaveLength(2);
});

test("a broken service is tried again a few times, then given up without words of its own", async () => {
  chat.script("broken", "broken", "ok");
  expect(await write()).toContain("Motor em Osasco");
  chat.requests.length = 0;
  chat.script("broken");
  expect(await failure()).toBe("Erro ao gerar conteúdo: Erro desconhecido");
  expect(chat.requests).toHaveLength(4);
});

test.each(["garbage", "no choices", "empty"] as const)("%s is no content", async (behaviour) => {
  chat.script(behaviour);
  expect(await failure()).toBe("Resposta da API não contém o conteúdo esperado");
  expect(chat.requests).toHaveLength(1);
});

test.each(["half a body", "bad json"] as const)("%s fails the title", async (behaviour) => {
  chat.script(behaviour);
  expect(await failure()).toMatch(/^Erro ao gerar conteúdo: \S+/);
});

test.each(["silence", "endless body"] as const)("%s is not waited for for ever", async (behaviour) => {
  chat.script(behaviour);
  expect(await failure({ timeoutMs: 300 })).toBe("Erro ao gerar conteúdo: o serviço não respondeu em 0 segundos");
});

test("a service that is not there", async () => {
  expect(await failure({ baseUrl: "http://127.0.0.1:1/v1" })).toBe(
    "Erro ao gerar conteúdo: não foi possível conectar ao serviço",
  );
});

test("being told to stop ends the call and the waiting", async () => {
  const stopping = new AbortController();
  onTestFinished(() => stopping.abort());
  chat.script("silence");
  const writing = write({}, stopping.signal);
  setTimeout(() => stopping.abort(), 50);
  await expect(writing).rejects.toThrow(/abort/i);
});
