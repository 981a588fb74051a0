import { Form } from "react-router";
import { listStateCells } from "#content/words/page-state-words.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";

/** Takes any of the files that are exported here: what it is about stands in its first line. */
export function UploadSection({ hasSettings, isRefused }: { hasSettings: boolean; isRefused: boolean }) {
  return (
    <section aria-labelledby="upload-title" className={`space-y-4 ${styles.card}`}>
      <h2 id="upload-title" className="text-xl font-bold">
        Importar
      </h2>
      <p>
        Envie um arquivo de páginas{hasSettings ? ", redirecionamentos ou ajustes" : " ou redirecionamentos"}. Antes de
        mudar qualquer coisa, mostramos linha por linha o que vai acontecer.
      </p>
      <Form method="post" encType="multipart/form-data" className="space-y-4">
        <div className="space-y-1">
          <label htmlFor="import-file" className="font-medium">
            Arquivo CSV, XLSX ou JSON, até 50 MB
          </label>
          <input
            id="import-file"
            type="file"
            name="arquivo"
            accept=".csv,.xlsx,.json,.txt,text/csv,application/json"
            required
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? "import-problem" : undefined}
            className={styles.file}
          />
        </div>
        <SubmitButton intent="upload" busy="Enviando...">
          Enviar e conferir
        </SubmitButton>
      </Form>
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">Como preencher</summary>
        <ul className="list-disc space-y-1 pl-6">
          <li>A primeira linha diz o nome das colunas. Só as colunas que estão no arquivo mudam.</li>
          <li>A coluna Código diz qual página é. Sem ela, vale o Endereço; o que não existe vira página nova.</li>
          <li>Situação: {listStateCells()}. Página nova sem situação fica em rascunho.</li>
          <li>Publicar em: dia e hora de São Paulo, como 20/11/2026 08:30.</li>
          <li>Lugar: vazio vale o que o título diz; nenhum tira o lugar.</li>
          <li>Se o endereço mudar, o antigo passa a levar para o novo.</li>
        </ul>
      </details>
    </section>
  );
}
