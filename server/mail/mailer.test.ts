import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../log.ts";
import { createMailer, mustEncrypt } from "./mailer.ts";

test.each([
  ["smtp://user:password@mail.exemplo.com.br:587", true],
  ["smtp://mail.exemplo.com.br?ignoreTLS=true", false],
  ["smtp://127.0.0.1:1025", false],
  ["smtp://mailhog:1025", false],
])("mail by %s must be encrypted: %s", (url, isDemanded) => expect(mustEncrypt(url)).toBe(isDemanded));

test("a server that must encrypt and does not offer it gets neither the password nor the mail", async () => {
  const heard: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      heard.push(String(auth.username));
      done(null, { user: auth.username });
    },
    onMailFrom(address, _session, done) {
      heard.push(address.address);
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const sender = () => ({ name: "Loja", address: "loja@exemplo.com.br" });
  const mail = { to: "a@exemplo.com.br", subject: "Oi", text: "Oi" };
  const place = `smtp://usuario:senha@127.0.0.1:${port}`;
  const strict = createMailer(`${place}?requireTLS=true`, sender, createLog("silent"));
  await expect(strict.send(mail)).rejects.toMatchObject({ code: "ETLS" });
  expect(heard).toEqual([]);
});
