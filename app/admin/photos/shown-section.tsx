import { Picture } from "#app/ui/picture.tsx";
import type { PhotoView } from "#domain/photos.ts";
import { DateTime } from "../parts/date-time.tsx";
import { PhotoSection } from "./photo-section.tsx";

type ShownSectionProps = {
  view: PhotoView;
  facts: { fileName: string; bytes: number; createdAt: Date; createdBy: string };
};

const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1, minimumFractionDigits: 1 });

/** As visitors get it. */
export function ShownSection({ view, facts: { fileName, bytes, createdAt, createdBy } }: ShownSectionProps) {
  return (
    <PhotoSection title="Como aparece no site">
      <div>
        <Picture
          photo={view}
          sizes="(min-width: 1024px) 400px, 100vw"
          alt={view.alt || "Foto ainda sem descrição"}
          className="mx-auto h-auto max-h-96 w-auto max-w-full rounded-lg"
        />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-soft-ink">
        <dt>Arquivo</dt>
        <dd>{fileName}</dd>
        <dt>Tamanho</dt>
        <dd>
          {view.width} × {view.height} pixels
        </dd>
        <dt>Espaço</dt>
        <dd>{megabytes.format(bytes / 1024 / 1024)} MB em todos os tamanhos</dd>
        <dt>Enviada</dt>
        <dd>
          <DateTime date={createdAt} /> por {createdBy}
        </dd>
      </dl>
    </PhotoSection>
  );
}
