import { isRouteErrorResponse } from "react-router";

/** Says what happened and what to do now; never a stack. */
export function ErrorScreen({ error, reference }: { error: unknown; reference?: string }) {
  return (
    <main className="error-screen">
      <title>Erro inesperado</title>
      <meta name="robots" content="noindex" />
      <h1>Unexpected Application Error!</h1>
      <p>{textOf(error)}</p>
      <p>Algo deu errado do nosso lado. Tente de novo em alguns instantes ou volte para a página inicial.</p>
      {reference && <p>Referência: {reference}</p>}
      <a href="/">Voltar para o início</a>
    </main>
  );
}

function textOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return typeof error.data === "string" && error.data ? error.data : error.statusText;
  return error instanceof Error ? error.message : "Erro desconhecido";
}
