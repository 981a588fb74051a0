import { ChatButton } from "#app/ui/chat-button.tsx";
import { DeleteProblem, type Problem } from "./delete-problem.tsx";

export function RemovedPage({ problem }: { problem: Problem | undefined }) {
  return (
    <div className="wrap space-y-6 py-16">
      <title>Página removida</title>
      <meta name="robots" content="noindex" />
      <DeleteProblem problem={problem} />
      <h1 className="text-3xl">Esta página foi removida</h1>
      <p className="text-lg">
        O conteúdo não está mais disponível. Veja as outras páginas no mapa do site ou fale com a gente.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/sitemap" className="button button-quiet px-6">
          Ver o mapa do site
        </a>
        <ChatButton variant="compact" />
      </div>
    </div>
  );
}
