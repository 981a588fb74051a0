import type { Editor } from "@tiptap/react";
import { useEffect, useState } from "react";
import { z } from "zod/mini";
import { Picture } from "#app/ui/picture.tsx";
import type { PhotoView } from "#domain/photos.ts";
import { styles } from "../../parts/styles.ts";
import type { Library } from "./library.ts";
import { PanelFrame, SearchBox } from "./panel-frame.tsx";

type PhotoPanelProps = { editor: Editor; library: Library; path: string; onClose(): void };

const photoView: z.ZodMiniType<PhotoView> = z.object({
  id: z.string(),
  alt: z.string(),
  width: z.number(),
  height: z.number(),
  sources: z.array(z.object({ type: z.string(), srcSet: z.string() })),
  src: z.string(),
});
const foundPhotos = z.object({ photos: z.array(photoView) });

const searchMilliseconds = 300;

/** Puts a photo of the library where the cursor is. */
export function PhotoPanel({ editor, library, path, onClose }: PhotoPanelProps) {
  const [search, setSearch] = useState("");
  const [found, setFound] = useState<PhotoView[] | "failed" | null>(null);

  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer = await fetch(`${path}?${new URLSearchParams({ busca: search })}`, {
          signal: stop.signal,
          redirect: "manual",
        });
        if (!answer.ok) throw new Error(String(answer.status));
        setFound(foundPhotos.parse(await answer.json()).photos);
      } catch {
        if (!stop.signal.aborted) setFound("failed");
      }
    }, searchMilliseconds);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, search]);

  return (
    <PanelFrame title="Inserir foto" onClose={onClose}>
      <SearchBox label="Buscar foto pela descrição" value={search} onChange={setSearch} />
      <p role="status" className="text-sm text-soft-ink">
        {found === null && "Buscando fotos..."}
        {found === "failed" && "Não foi possível buscar as fotos. Tente de novo em instantes."}
        {Array.isArray(found) && found.length === 0 && "Nenhuma foto com descrição. Envie fotos e descreva cada uma."}
      </p>
      <ul className="grid max-h-80 grid-cols-2 gap-2 overflow-y-auto sm:grid-cols-3">
        {Array.isArray(found) &&
          found.map((photo) => (
            <li key={photo.id}>
              <button
                type="button"
                className="h-full w-full space-y-1 rounded-lg border border-line p-2 text-left hover:bg-paper"
                onClick={() => {
                  library.photos.set(photo.id, photo);
                  editor
                    .chain()
                    .focus()
                    .insertContent({ type: "photo", attrs: { id: photo.id } })
                    .run();
                  onClose();
                }}
              >
                <Picture
                  photo={photo}
                  alt=""
                  sizes="10rem"
                  loading="lazy"
                  className="h-24 w-full rounded object-cover"
                />
                <span className="line-clamp-2 text-sm">{photo.alt}</span>
              </button>
            </li>
          ))}
      </ul>
      <a href="/admin/fotos" target="_blank" rel="noreferrer" className={styles.link}>
        Enviar fotos<span className="sr-only"> (abre em nova aba)</span>
      </a>
    </PanelFrame>
  );
}
