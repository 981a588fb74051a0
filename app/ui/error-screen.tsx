import { isRouteErrorResponse, useLocation } from "react-router";
import { sayReference } from "#content/words/errors.ts";
import stylesheet from "./error-screen.css?url";

/** Says what happened and what to do now; never a stack or an internal message. */
export function ErrorScreen({ error, reference }: { error: unknown; reference?: string }) {
  const { pathname, search } = useLocation();
  return (
    <main className="error-screen">
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <title>Erro inesperado</title>
      <meta name="robots" content="noindex" />
      <h1>Unexpected Application Error!</h1>
      <p>{getErrorText(error)}</p>
      <p>Algo deu errado do nosso lado. Tente de novo em alguns instantes ou volte para a página inicial.</p>
      <nav aria-label="O que fazer agora">
        <a href={pathname + search}>Tentar de novo</a>
        <a href="/">Voltar para o início</a>
      </nav>
      {reference && <p className="error-reference">{sayReference(reference)}</p>}
    </main>
  );
}

/** What a route throws on purpose is a sentence for people; the message of any other error is for the log alone. */
function getErrorText(error: unknown): string {
  return isRouteErrorResponse(error) && typeof error.data === "string" && error.data ? error.data : "Erro desconhecido";
}
