import type { Message } from "#domain/accounts.ts";
import stylesheet from "./error-screen.css?url";

/** For who is signed in and opens what is not for them, or is there no more. */
export function RefusalScreen({ message: { title, text }, isMissing }: { message: Message; isMissing: boolean }) {
  return (
    <main className="error-screen">
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p>{text}</p>
      <nav aria-label="O que fazer agora">
        <a href="/admin">Voltar ao painel</a>
        {!isMissing && <a href="/admin/conta">Minha conta</a>}
      </nav>
    </main>
  );
}
