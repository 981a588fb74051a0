import { useNavigation } from "react-router";
import { studioPath } from "../studio/studio-address.ts";
import { styles } from "./styles.ts";

/** Beside the button that starts a run: takes the titles of the same form to where they can be prepared and planned. */
export function StudioButton() {
  const { state, formAction } = useNavigation();
  const isBusy = state !== "idle" && formAction === studioPath;
  return (
    <button
      type="submit"
      formAction={studioPath}
      formEncType="multipart/form-data"
      formMethod="post"
      disabled={isBusy}
      className={styles.quiet}
    >
      {isBusy ? "Abrindo..." : "Agendar ou usar modelo"}
    </button>
  );
}
