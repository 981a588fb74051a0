import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "react-router";
import { sectionFields } from "#content/words/section-fields.ts";
import type { FactSection } from "#domain/facts/facts.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { FactField } from "./fact-field.tsx";
import type { Options } from "./field-parts.tsx";
import { toFormValues } from "./to-default.ts";

type SectionFormProps = {
  section: FactSection;
  value: Record<string, unknown>;
  /** Id of the state that is shown; null for the one it came with. */
  basedOn: string | null;
  options: Options;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function SectionForm({ section, value, basedOn, options, lastResult }: SectionFormProps) {
  const specs = sectionFields[section];
  const [form, fields] = useForm<Record<string, unknown>>({
    id: `shop-${section}`,
    lastResult: lastResult ?? null,
    defaultValue: toFormValues(specs, value) as never,
  });
  return (
    <Form id={form.id} method="post" noValidate onSubmit={form.onSubmit} className={`space-y-5 ${styles.card}`}>
      <input type="hidden" name="basedOn" value={basedOn ?? ""} />
      {/* Enter must not press the first button of a row. */}
      <button type="submit" name="intent" value="review" hidden tabIndex={-1} aria-hidden="true" />
      {specs.map((spec) => (
        <FactField
          key={spec.name}
          spec={spec}
          field={fields[spec.name]}
          form={form}
          value={value[spec.name]}
          options={options}
        />
      ))}
      <SubmitButton intent="review" busy="Conferindo...">
        Ver o que muda
      </SubmitButton>
    </Form>
  );
}
