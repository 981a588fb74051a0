import { type RefObject, useId } from "react";
import { Form } from "react-router";
import { fieldNames } from "#content/words/editor-words.ts";
import type { TypedFields } from "#domain/page-drafts.ts";
import { pageTextLimits } from "#domain/page-life.ts";
import { pageLimits } from "#domain/pages.ts";
import type { PhotoView } from "#domain/photos.ts";
import { Field, LongField } from "../parts/field.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import { AddressHint } from "./address-hint.tsx";
import type { PageCheck } from "./check-page.ts";
import type { EditorRefusal } from "./editor-action.ts";
import type { EditorForm } from "./editor-forms.ts";
import type { FactTable, Figure, LinkedPage } from "./rich-text/library.ts";
import { TextField } from "./text-field.tsx";

type EditFormProps = {
  formRef: RefObject<HTMLFormElement | null>;
  formId: string;
  path: string;
  fields: TypedFields;
  basedOn: number;
  answer: EditorRefusal | undefined;
  check: PageCheck;
  places: readonly string[];
  figures: readonly Figure[];
  tables: readonly FactTable[];
  photos: readonly PhotoView[];
  destinations: readonly LinkedPage[];
  onInput(): void;
};

type Names = Pick<EditorForm, "title" | "slug" | "description" | "shareText" | "place" | "text" | "reason">;

/** What visitors read of a page, and where. */
export function EditForm(props: EditFormProps) {
  const { formRef, formId, path, fields: initial, basedOn, answer, check } = props;
  const listId = useId();
  const { content, ...others } = initial;
  const { fields } = usePanelForm<Names>("page", answer, { ...others, text: content, reason: "" });
  const kept = fields.text.initialValue;
  return (
    <Form
      ref={formRef}
      id={formId}
      method="post"
      action={path}
      encType="multipart/form-data"
      preventScrollReset
      className="space-y-5"
      onInput={props.onInput}
    >
      <input type="hidden" name="basedOn" value={answer?.conflict?.version ?? basedOn} />
      <Field field={fields.title} label={fieldNames.title} maxLength={pageLimits.title} autoComplete="off" />
      <div className="space-y-1">
        <Field
          field={fields.slug}
          label={fieldNames.slug}
          required={false}
          maxLength={pageLimits.slug}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          hint="A última parte do endereço da página. Vazio: feito do título."
        />
        {fields.slug.errors === undefined && <AddressHint {...check.address} />}
      </div>
      <TextField
        field={fields.text}
        html={typeof kept === "string" ? kept : content}
        figures={props.figures}
        tables={props.tables}
        photos={props.photos}
        pages={props.destinations}
        photosPath={`${path}/fotos`}
      />
      <LongField
        field={fields.description}
        label={fieldNames.description}
        maxLength={pageTextLimits.description}
        autoComplete="off"
        hint="Aparece debaixo do título na busca. Vazio: tirada do começo do texto."
      />
      <LongField
        field={fields.shareText}
        label={fieldNames.shareText}
        maxLength={pageTextLimits.shareText}
        autoComplete="off"
        hint="Aparece quando alguém manda o link no WhatsApp. Vazio: a descrição."
      />
      <Field
        field={fields.place}
        label={fieldNames.place}
        required={false}
        list={listId}
        autoComplete="off"
        hint={`Escolha um bairro ou uma cidade da lista. Vazio: como o título diz (${check.titlePlace}).`}
      />
      <datalist id={listId}>
        {props.places.map((place) => (
          <option key={place} value={place} />
        ))}
      </datalist>
      <p>
        <span className="font-medium">Assunto entendido pelo título:</span> {check.subject || "nenhum"}
      </p>
      <Field
        field={fields.reason}
        label="Por que mudou (opcional)"
        required={false}
        maxLength={pageTextLimits.reason}
        autoComplete="off"
        hint="Fica no histórico, para quem perguntar depois."
      />
    </Form>
  );
}
