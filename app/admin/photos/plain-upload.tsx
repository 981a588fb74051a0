import { styles } from "../parts/styles.ts";
import type { SavedUploads } from "./save-uploads.ts";

/** For browsers without JavaScript, and what became of the files they sent. */
export function PlainUpload({ answer }: { answer: SavedUploads | undefined }) {
  const isRefused = answer !== undefined && answer.refused.length > 0;
  return (
    <>
      {isRefused && (
        <ul
          id="upload-problems"
          role="alert"
          className="rounded-lg border border-danger bg-danger-pale px-3 py-2 text-danger"
        >
          {answer.refused.map(({ fileName, reason }) => (
            <li key={fileName} className="[overflow-wrap:anywhere]">
              {fileName && <strong>{fileName}: </strong>}
              {reason}
            </li>
          ))}
        </ul>
      )}
      <noscript>
        <form method="post" encType="multipart/form-data" className="space-y-3">
          <label className="block space-y-1">
            <span className="font-medium">Fotos (JPEG, PNG, WebP ou AVIF, até 15 MB cada)</span>
            <input
              type="file"
              name="files"
              accept="image/*"
              multiple
              required
              className="block w-full"
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? "upload-problems" : undefined}
            />
          </label>
          <button type="submit" className={styles.button}>
            Enviar fotos
          </button>
        </form>
      </noscript>
    </>
  );
}
