import { type FormEvent, useState } from "react";
import { Form } from "react-router";
import { toMessage } from "#content/words/errors.ts";
import { formatNumber } from "#domain/format-number.ts";
import { sheetLimits } from "#domain/sheet/sheet.ts";
import { FieldFrame, toInputProps } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { TitlesField } from "../parts/titles-field.tsx";
import { isAtField, usePanelForm } from "../parts/use-panel-form.ts";
import { useSizeCheck } from "../parts/use-size-check.ts";
import type { BringFields } from "./studio-action.ts";
import { studioPath } from "./studio-address.ts";

const problem = toMessage({ code: "sheet-too-heavy" });
const tooHeavy: FormAnswer = { problem, lastResult: { status: "error", error: { file: [problem.text] } } };
const rows = formatNumber(sheetLimits.rows);
const fileHint = `Excel (.xlsx) ou CSV de até ${sheetLimits.fileBytes / 1024 / 1024} MB. Com um arquivo escolhido, a caixa acima não é usada.`;

/** Pasted or as a file: the browser lets one drop it on the field, without JavaScript too. */
export function BringForm({ answer: given }: { answer: FormAnswer | undefined }) {
  const check = useSizeCheck();
  const [isHeavy, setIsHeavy] = useState(false);
  const answer = isHeavy ? tooHeavy : (check.answer ?? given);
  const { formId, fields, problemId } = usePanelForm<BringFields>("bring", answer);

  function look(event: FormEvent<HTMLFormElement>) {
    check.onSubmit(event);
    const file = new FormData(event.currentTarget).get("file");
    const isTooHeavy = file instanceof File && file.size > sheetLimits.fileBytes;
    // Before megabytes of it travel in vain.
    if (isTooHeavy) event.preventDefault();
    setIsHeavy(isTooHeavy);
  }

  return (
    <section aria-labelledby="bring" className={`space-y-4 ${styles.card}`}>
      <h2 id="bring" className="text-xl font-bold">
        De onde vêm os títulos
      </h2>
      <Problem
        message={answer?.problem}
        id={problemId ?? "bring-problem"}
        isAtField={answer ? isAtField(answer) : false}
      />
      {/* Sent as it is: escaped for an address it would be up to six times as long. */}
      <Form
        id={formId}
        method="post"
        action={studioPath}
        encType="multipart/form-data"
        className="space-y-4"
        onSubmit={look}
      >
        <TitlesField
          field={fields.titles}
          label="Cole os títulos ou as colunas da planilha"
          hint={`Um título por linha, ou colunas copiadas do Excel. Cada ${rows} linhas viram uma lista.`}
          rows={8}
          problemId={problemId}
        />
        <FieldFrame field={fields.file} label="Ou escolha uma planilha (pode arrastar para cá)" hint={fileHint}>
          <input
            type="file"
            accept=".xlsx,.xlsm,.csv,.tsv,.txt"
            className={styles.file}
            {...toInputProps(fields.file, fileHint, problemId)}
            defaultValue={undefined}
          />
        </FieldFrame>
        <SubmitButton busy="Lendo...">Continuar</SubmitButton>
      </Form>
    </section>
  );
}
