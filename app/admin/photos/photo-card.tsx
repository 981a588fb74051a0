import { Pencil } from "lucide-react";
import { Form, Link } from "react-router";
import { Picture } from "#app/ui/picture.tsx";
import { type PhotoView, photoLimits } from "#domain/photos.ts";
import { DateTime } from "../parts/date-time.tsx";
import { Field } from "../parts/field.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import { BinForms } from "./bin-forms.tsx";
import { MissingAlt } from "./missing-alt.tsx";
import { toOriginalAddress, toPhotoAddress } from "./photos-address.ts";

const image = "aspect-4/3 w-full bg-paper object-cover";
const sizes = "(min-width: 1024px) 260px, (min-width: 768px) 33vw, (min-width: 480px) 50vw, 100vw";

/** A photo as the list shows it. */
export type ListedPhoto = PhotoView & { fileName: string; createdAt: Date; deletedAt: Date | null };

type PhotoCardProps = { photo: ListedPhoto; answer: FormAnswer | undefined };

export function PhotoCard({ photo, answer }: PhotoCardProps) {
  const { id, alt, fileName, createdAt, deletedAt } = photo;
  const name = alt || fileName;
  return (
    <li className="flex flex-col overflow-hidden rounded-xl border border-line bg-white shadow-sm">
      {deletedAt ? (
        // Visitors get it no more, so neither does this page from where they would.
        <img src={toOriginalAddress(id, 320)} alt="" loading="lazy" className={`${image} opacity-70`} />
      ) : (
        <Picture photo={photo} sizes={sizes} alt="" loading="lazy" className={image} />
      )}
      <div className="flex flex-1 flex-col gap-2 p-3">
        <h2 className="line-clamp-3 font-semibold [overflow-wrap:anywhere]">{name}</h2>
        {alt === "" && !deletedAt && <MissingAlt />}
        <p className="text-sm text-soft-ink">
          {deletedAt ? "Excluída em " : "Enviada em "}
          <DateTime date={deletedAt ?? createdAt} />
        </p>
        {alt === "" && !deletedAt && <AltForm id={id} answer={answer} />}
        <div className="mt-auto flex flex-wrap gap-2 pt-1">
          {deletedAt ? (
            <BinForms id={id} name={name} />
          ) : (
            <Link to={toPhotoAddress(id)} className={`${styles.quiet} w-full`}>
              <Pencil aria-hidden="true" className="size-4" />
              Editar<span className="sr-only"> {name}</span>
            </Link>
          )}
        </div>
      </div>
    </li>
  );
}

/** Asked for where the photo is seen for the first time. */
function AltForm({ id, answer }: { id: string; answer: FormAnswer | undefined }) {
  const { formId, fields } = usePanelForm<{ alt: string }>(`alt-${id}`, answer);
  const { min, max } = photoLimits.alt;
  return (
    <Form id={formId} method="post" preventScrollReset className="space-y-2">
      <input type="hidden" name="id" value={id} />
      <Field label="O que a foto mostra?" field={fields.alt} type="text" minLength={min} maxLength={max} />
      <SubmitButton intent={`alt-${id}`} busy="Salvando..." isWide>
        Salvar descrição
      </SubmitButton>
    </Form>
  );
}
