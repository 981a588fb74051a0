import type { FieldMetadata, FormMetadata } from "@conform-to/react";
import type { PhotoView } from "#domain/photos.ts";

export type Option = { value: string; label: string };
export type Options = { cities: Option[]; zones: Option[]; concepts: Option[]; photos: PhotoView[] };

/** Any section's: rows come and go by its buttons, with and without JavaScript. */
export type AnyForm = FormMetadata<Record<string, unknown>, string[]>;

export type AnyField = FieldMetadata<unknown, Record<string, unknown>, string[]>;

export function toText({ initialValue }: AnyField): string | undefined {
  return typeof initialValue === "string" ? initialValue : undefined;
}

export function Tick({ label, field, isFlat = false }: { label: string; field: AnyField; isFlat?: boolean }) {
  return (
    <div>
      <label className={`flex min-h-11 items-center gap-3 ${isFlat ? "" : "font-medium"}`}>
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          defaultChecked={toText(field) === "on"}
          className="size-5 shrink-0 accent-brand"
        />
        {label}
      </label>
      <Errors field={field} />
    </div>
  );
}

export function Errors({ field }: { field: AnyField }) {
  if (!field.errors?.length) return null;
  return (
    <p id={field.errorId} role="alert" className="text-sm font-medium text-danger">
      {field.errors.join(" ")}
    </p>
  );
}
