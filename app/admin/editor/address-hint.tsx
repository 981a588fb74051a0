import type { PageCheck } from "./check-page.ts";

/** Where the page will be, whether it can, and what becomes of the old address. */
export function AddressHint({ path, movesFrom, problem }: PageCheck["address"]) {
  return (
    <div role="status" className="text-sm [overflow-wrap:anywhere]">
      {problem ? (
        <p className="font-medium text-danger">{problem}</p>
      ) : movesFrom === null ? (
        <p className="text-soft-ink">Endereço: {path}</p>
      ) : (
        <p className="text-warn">
          O endereço {path} está livre. Quem abrir {movesFrom} será levado para lá, e os links antigos continuam
          valendo.
        </p>
      )}
    </div>
  );
}
