import { Link } from "react-router";
import { outcomeWords } from "#content/words/exchange-words.ts";
import { type Import, importOutcomes } from "#domain/exchange/imports.ts";
import { formatNumber } from "#domain/format-number.ts";
import { styles } from "../parts/styles.ts";
import { type ImportPlace, toImportAddress } from "./import-address.ts";

type OutcomeLinksProps = { id: string; place: ImportPlace; counts: Import["counts"] };

/** How many lines there are of each kind, and the way to see them alone. */
export function OutcomeLinks({ id, place: { outcome, search }, counts }: OutcomeLinksProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <nav aria-label="Linhas do arquivo" className="flex flex-wrap gap-2">
      <Link
        to={toImportAddress(id, { search })}
        preventScrollReset
        aria-current={outcome === null}
        className={styles.chip}
      >{`Todas (${formatNumber(total)})`}</Link>
      {importOutcomes
        .filter((each) => counts[each] > 0 || each === outcome)
        .map((each) => (
          <Link
            key={each}
            to={toImportAddress(id, { outcome: each, search })}
            preventScrollReset
            aria-current={outcome === each}
            className={styles.chip}
          >{`${outcomeWords[each].many} (${formatNumber(counts[each])})`}</Link>
        ))}
    </nav>
  );
}
