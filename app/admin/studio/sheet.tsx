import { Form, Link, redirect } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { sayCount } from "#content/words/say-count.ts";
import { studioTitle } from "#content/words/studio-words.ts";
import { isDomainError } from "#domain/errors.ts";
import { textSources } from "#domain/sheet/sheet.ts";
import { fillTitle } from "#domain/sheet/template.ts";
import { Problem } from "../parts/problem.tsx";
import { checkbox, readForm, text } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { isAtField, usePanelForm } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/sheet";
import { ColumnFields } from "./column-fields.tsx";
import { orMissing } from "./or-missing.ts";
import { studioPath, toReviewPath, toSheetPath } from "./studio-address.ts";
import { StudioSteps } from "./studio-steps.tsx";
import { TemplateField } from "./template-field.tsx";
import { TextChoice } from "./text-choice.tsx";

const sheetForm = z.object({
  columns: z.array(text).catch([]),
  hasHeader: checkbox,
  titleTemplate: text,
  text: z.enum(textSources).catch("knowledge"),
  textTemplate: text,
  description: text,
});

export async function loader({ params, context }: Route.LoaderArgs) {
  const { studio, ai } = context.get(servicesContext);
  const actor = context.get(adminContext);
  const sheet = await orMissing(studio.getSheet(params.id, actor));
  return { sheet, head: await studio.getHead(params.id, actor), hasKey: (await ai.getKeyState()).isSet };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { studio } = context.get(servicesContext);
  const actor = context.get(adminContext);
  const { options: before } = await orMissing(studio.getSheet(params.id, actor));
  const form = await readForm(request, sheetForm);
  if (!form.value) return form.refuse();
  try {
    await studio.saveOptions(params.id, form.value, actor);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return form.refuse(error, { [error.code]: error.details.field ?? "titleTemplate" });
  }
  // Where the first row has become a name, or stopped being one, one looks again before going on.
  const isOther = before.hasHeader !== form.value.hasHeader;
  return redirect(isOther ? toSheetPath(params.id) : toReviewPath(params.id), 303);
}

export default function SheetPage({ loaderData: { sheet, head, hasKey }, actionData }: Route.ComponentProps) {
  const { id, name, rowCount, options } = sheet;
  const { columns, hasHeader, titleTemplate, textTemplate, description } = options;
  const answer = actionData;
  const { formId, fields, problemId } = usePanelForm<Record<keyof z.infer<typeof sheetForm>, string>>("sheet", answer, {
    titleTemplate,
    textTemplate,
    description,
    text: options.text,
  });
  const samples = hasHeader ? head.slice(1) : head;
  return (
    <>
      <title>{`${name}: título e texto`}</title>
      <div>
        <h1 className="text-2xl font-bold text-brand">{studioTitle}</h1>
        <p className="text-soft-ink [overflow-wrap:anywhere]">
          {name}, {sayCount(rowCount, "linha", "linhas")}
        </p>
      </div>
      <StudioSteps step="write" id={id} />
      <Problem
        message={answer?.problem}
        id={problemId ?? "sheet-problem"}
        isAtField={answer ? isAtField(answer) : false}
      />
      <Form
        key={`${sheet.version}`}
        id={formId}
        method="post"
        action={toSheetPath(id)}
        encType="multipart/form-data"
        className="space-y-6"
      >
        <ColumnFields columns={columns} hasHeader={hasHeader} samples={samples} typed={fields.columns.initialValue} />
        <section aria-labelledby="sheet-title" className={`space-y-4 ${styles.card}`}>
          <h2 id="sheet-title" className="text-xl font-bold">
            Título
          </h2>
          <TemplateField
            field={fields.titleTemplate}
            label="Como é o título de cada página"
            hint="O nome de uma coluna entre chaves vira o que está na linha."
            columns={columns}
            rows={2}
            makeExample={(template) => fillTitle(template, columns, samples[0] ?? [])}
          />
        </section>
        <TextChoice fields={fields} chosen={options.text} columns={columns} hasKey={hasKey} />
        <div className="flex flex-wrap gap-3">
          <SubmitButton busy="Salvando...">Continuar</SubmitButton>
          <Link to={studioPath} className={styles.link}>
            Outra lista
          </Link>
        </div>
      </Form>
    </>
  );
}
