import { useNavigation } from "react-router";
import { reviewTitle } from "#content/words/review-words.ts";
import { type ReviewedKind, reviewAddress } from "../review/review-address.ts";
import { styles } from "./styles.ts";

/** Beside the button that starts a run: sends the same form to where its titles are only looked at. */
export function ReviewButton({ kind }: { kind: ReviewedKind }) {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === reviewAddress(kind);
  return (
    <button type="submit" formAction={reviewAddress(kind)} disabled={isBusy} className={styles.quiet}>
      {isBusy ? "Conferindo..." : reviewTitle}
    </button>
  );
}
