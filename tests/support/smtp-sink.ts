import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export type SmtpSink = {
  url: string;
  /** Waits for a mail to this address and gives it as it came. */
  nextMailTo(address: string): Promise<string>;
  mailsTo(address: string): string[];
  stop(): Promise<void>;
};

/** A real mail server on loopback that keeps what it gets. */
export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: { to: string[]; text: string }[] = [];
  const waiting = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ to, text: Buffer.concat(chunks).toString() });
        for (const check of waiting) check();
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailsTo = (address: string) => mails.filter(({ to }) => to.includes(address)).map(({ text }) => text);
  return {
    url: `smtp://127.0.0.1:${port}`,
    mailsTo,
    nextMailTo: (address) =>
      new Promise((resolve) => {
        const seen = mailsTo(address).length;
        const check = () => {
          const mail = mailsTo(address)[seen];
          if (mail === undefined) return;
          waiting.delete(check);
          resolve(mail);
        };
        waiting.add(check);
      }),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
