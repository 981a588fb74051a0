import type { FieldMetadata } from "@conform-to/react";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { HomeSection } from "#domain/facts/site-sections.ts";
import { type AnyField, type AnyForm, Errors, Tick, toText } from "./field-parts.tsx";
import { MoveButton } from "./list-field.tsx";

const names: Record<HomeSection, string> = {
  video: "Vídeo ou desenho do motor",
  benefits: "Vantagens",
  prices: "Modelos e preços",
  product: "O que vem no kit",
  gates: "Tipos de portão",
  photos: "Fotos de serviços",
  testimonials: "Depoimentos",
  shipping: "Cidades com entrega",
  posts: "Postagens",
  regional: "Atendimento na região",
};

export function HomeSectionsField({ label, field, form }: { label: string; field: AnyField; form: AnyForm }) {
  const rows = (field as FieldMetadata<Record<string, unknown>[], Record<string, unknown>, string[]>).getFieldList();
  return (
    <fieldset className="space-y-2">
      <legend className="font-medium">{label}</legend>
      <Errors field={field} />
      <ol className="space-y-2">
        {rows.map((row, at) => {
          const { id, isShown } = row.getFieldset();
          if (!id || !isShown) return null;
          const name = names[toText(id) as HomeSection];
          const move = (to: number) => form.reorder.getButtonProps({ name: field.name as never, from: at, to });
          return (
            <li key={row.key} className="flex items-center justify-between gap-2 rounded-lg border border-line p-2">
              <input type="hidden" name={id.name} defaultValue={toText(id)} />
              <Tick label={name} field={isShown} isFlat />
              <div className="flex gap-2">
                <MoveButton label={`Subir ${name}`} isDisabled={at === 0} {...move(at - 1)}>
                  <ArrowUp aria-hidden="true" className="size-5" />
                </MoveButton>
                <MoveButton label={`Descer ${name}`} isDisabled={at === rows.length - 1} {...move(at + 1)}>
                  <ArrowDown aria-hidden="true" className="size-5" />
                </MoveButton>
              </div>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
