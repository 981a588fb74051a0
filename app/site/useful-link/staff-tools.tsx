import { canBeTakenBack, publishAnyway } from "#content/words/panel-words.ts";
import { getEditorPath } from "#domain/pages.ts";
import { DeleteProblem, type Problem } from "./delete-problem.tsx";

type StaffToolsProps = {
  id: string;
  /** How the page stands, in words. */
  label: string;
  canPublish: boolean;
  problem: Problem | undefined;
};

/** For an admin, in the middle of the public page: it asks before it deletes, and needs no JavaScript. */
export function StaffTools({ id, label, canPublish, problem }: StaffToolsProps) {
  return (
    <section aria-label="Administração" className="wrap space-y-3 pt-6">
      <p className="font-semibold [overflow-wrap:anywhere]">{label}</p>
      <DeleteProblem problem={problem} />
      <p>
        <a href={getEditorPath(id)} className="button button-quiet px-6">
          Editar página
        </a>
      </p>
      {canPublish && (
        <form method="post" className="space-y-2">
          <p>Só quem entrou no painel vê esta página.</p>
          <button type="submit" name="intent" value="publish" className="button button-quiet px-6">
            {publishAnyway}
          </button>
        </form>
      )}
      <details className="max-w-md">
        <summary className="button button-quiet cursor-pointer list-none px-6 [&::-webkit-details-marker]:hidden">
          Excluir página
        </summary>
        <form method="post" className="card mt-3 space-y-3">
          <p>Excluir esta página do site? {canBeTakenBack}</p>
          <button type="submit" className="button bg-brand px-6 text-white hover:bg-brand-dark">
            Sim, excluir
          </button>
        </form>
      </details>
    </section>
  );
}
