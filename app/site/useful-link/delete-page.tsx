import { DeleteProblem, type Problem } from "./delete-problem.tsx";

/** For an admin, in the middle of the public page: it asks before it deletes, and needs no JavaScript. */
export function DeletePage({ problem }: { problem: Problem | undefined }) {
  return (
    <section aria-label="Administração" className="wrap space-y-3 pt-6">
      <DeleteProblem problem={problem} />
      <details className="max-w-md">
        <summary className="button button-quiet cursor-pointer list-none px-6 [&::-webkit-details-marker]:hidden">
          Excluir página
        </summary>
        <form method="post" className="card mt-3 space-y-3">
          <p>Excluir esta página do site? Isso não pode ser desfeito.</p>
          <button type="submit" className="button bg-brand px-6 text-white hover:bg-brand-dark">
            Sim, excluir
          </button>
        </form>
      </details>
    </section>
  );
}
