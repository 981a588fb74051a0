import type { FieldMetadata } from "@conform-to/react";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { FieldSpec } from "#content/words/section-fields.ts";
import { styles } from "../parts/styles.ts";
import { type AnyField, type AnyForm, Errors } from "./field-parts.tsx";

type Row = FieldMetadata<Record<string, unknown>, Record<string, unknown>, string[]>;

type ListFieldProps = {
  spec: FieldSpec & { kind: "list" };
  field: AnyField;
  form: AnyForm;
  /** How a row shows one of its controls. */
  children(spec: FieldSpec, field: AnyField | undefined): ReactNode;
};

/** Rows of a kind. Its buttons send the form, which comes back with a row more or less, so they need no JavaScript. */
export function ListField({ spec, field, form, children }: ListFieldProps) {
  const rows = (field as FieldMetadata<Record<string, unknown>[], Record<string, unknown>, string[]>).getFieldList();
  const at = (index: number) => ({ name: field.name as never, index });
  return (
    <fieldset className="space-y-3">
      <legend className="text-lg font-semibold">{spec.label}</legend>
      {spec.hint && <p className="text-sm text-soft-ink">{spec.hint}</p>}
      <Errors field={field} />
      <ol className="space-y-4">
        {rows.map((row: Row, index) => (
          <li key={row.key} className="space-y-3 rounded-lg border border-line bg-paper p-4">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">{`${spec.item} ${index + 1}`}</p>
              <div className="flex gap-2">
                {spec.isOrdered && (
                  <>
                    <MoveButton
                      label={`Subir ${spec.item.toLowerCase()} ${index + 1}`}
                      isDisabled={index === 0}
                      {...form.reorder.getButtonProps({ name: field.name as never, from: index, to: index - 1 })}
                    >
                      <ArrowUp aria-hidden="true" className="size-5" />
                    </MoveButton>
                    <MoveButton
                      label={`Descer ${spec.item.toLowerCase()} ${index + 1}`}
                      isDisabled={index === rows.length - 1}
                      {...form.reorder.getButtonProps({ name: field.name as never, from: index, to: index + 1 })}
                    >
                      <ArrowDown aria-hidden="true" className="size-5" />
                    </MoveButton>
                  </>
                )}
                <button
                  {...form.remove.getButtonProps(at(index))}
                  aria-label={`Tirar ${spec.item.toLowerCase()} ${index + 1}`}
                  className={styles.quiet}
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </button>
              </div>
            </div>
            <Errors field={row} />
            <RowFields spec={spec} row={row}>
              {children}
            </RowFields>
          </li>
        ))}
      </ol>
      <button {...form.insert.getButtonProps({ name: field.name as never })} className={styles.quiet}>
        <Plus aria-hidden="true" className="size-5" />
        {spec.add}
      </button>
    </fieldset>
  );
}

function RowFields({ spec, row, children }: Pick<ListFieldProps, "spec" | "children"> & { row: Row }) {
  const fields = row.getFieldset();
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {spec.fields.map((inner) => (
        <div
          key={inner.name}
          className={inner.kind === "long" ? "sm:col-span-2" : inner.kind === "hidden" ? "hidden" : ""}
        >
          {children(inner, fields[inner.name])}
        </div>
      ))}
    </div>
  );
}

type MoveButtonProps = ComponentProps<"button"> & { label: string; isDisabled: boolean };

export function MoveButton({ label, isDisabled, children, ...button }: MoveButtonProps) {
  return (
    <button {...button} disabled={isDisabled} aria-label={label} className={styles.quiet}>
      {children}
    </button>
  );
}
