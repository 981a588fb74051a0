import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import type { BatchAction } from "#domain/batches.ts";
import type { FilterChoices } from "../pages-list/filter-choices.ts";
import { toOptionGroups, toOptions } from "../parts/option-lines.ts";
import { styles } from "../parts/styles.ts";

type BatchFieldsProps = {
  action: BatchAction;
  places: FilterChoices["places"];
  /** A moment that is not long from now, for the field that asks for one. */
  soon: string;
  /** What the address says, for the form that shows changes before it makes them. */
  typed: Record<string, string>;
  hasPreview: boolean;
};

/** The form that starts the change; its fields stand here. */
const form = "start-batch";

export function BatchFields({ action, places, soon, typed, hasPreview }: BatchFieldsProps) {
  switch (action) {
    case "unpublish":
      return (
        <fieldset className="space-y-2">
          <legend className="font-medium">Quem abrir uma destas páginas</legend>
          <Radio name="destino" value="nada" isDefault>
            vê que ela não existe
          </Radio>
          <Radio name="destino" value="pagina">
            vai para outra página do site
          </Radio>
          <label htmlFor="batch-target" className="block text-sm">
            Endereço da outra página, como /guia-completo
          </label>
          <input id="batch-target" name="para" form={form} maxLength={400} className={styles.input} />
        </fieldset>
      );
    case "schedule":
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <div className="space-y-1">
            <label htmlFor="batch-when" className="font-medium">
              Primeira publicação (horário de São Paulo)
            </label>
            <input
              id="batch-when"
              type="datetime-local"
              name="quando"
              form={form}
              required
              defaultValue={soon}
              className={styles.input}
            />
          </div>
          <div className="space-y-1">
            <label htmlFor="batch-per-day" className="font-medium">
              Páginas por dia (vazio: todas na mesma hora)
            </label>
            <input
              id="batch-per-day"
              type="number"
              min={1}
              max={10_000}
              name="porDia"
              form={form}
              defaultValue={20}
              className={styles.input}
            />
          </div>
        </div>
      );
    case "place":
      return (
        <div className="space-y-1">
          <label htmlFor="batch-place" className="font-medium">
            Lugar destas páginas
          </label>
          <select
            id="batch-place"
            name="lugar"
            form={form}
            className={styles.input}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: options of ours, escaped
            dangerouslySetInnerHTML={{
              __html:
                toOptions("titulo o que o título diz\n nenhum lugar", "titulo") + toOptionGroups(places, "titulo"),
            }}
          />
        </div>
      );
    case "rewrite":
      return (
        <fieldset className="space-y-2">
          <legend className="font-medium">Novo texto</legend>
          <Radio name="fonte" value="knowledge" isDefault>
            do nosso conhecimento
          </Radio>
          <Radio name="fonte" value="ai">
            da IA (cobra por página)
          </Radio>
          <input type="hidden" name="versao" form={form} value={Date.now().toString(36)} />
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="editadas" form={form} className="size-5 accent-brand" />
            também as que uma pessoa editou (senão elas ficam como estão)
          </label>
        </fieldset>
      );
    case "replace":
      return <ReplaceFields typed={typed} hasPreview={hasPreview} />;
    case "bin":
      return <p>Elas ficam 30 dias na lixeira, e dá para tirar de lá. Os visitantes leem que a página foi removida.</p>;
    case "keep-out":
      return (
        <p>Elas continuam abertas para quem tem o endereço, mas saem do mapa do site e pedem ao Google para sair.</p>
      );
    default:
      return null;
  }
}

/** Looks before it changes: it leads to the same screen, which then shows every change. */
function ReplaceFields({ typed, hasPreview }: Pick<BatchFieldsProps, "typed" | "hasPreview">) {
  return (
    <Form method="get" className="space-y-3">
      {["acao", "todas", "filtro"].map(
        (name) => typed[name] !== undefined && <input key={name} type="hidden" name={name} value={typed[name]} />,
      )}
      <KeptIds />
      <div className="space-y-1">
        <label htmlFor="batch-find" className="font-medium">
          Procurar este texto
        </label>
        <textarea
          id="batch-find"
          name="procurar"
          required
          minLength={2}
          maxLength={2_000}
          rows={2}
          defaultValue={typed.procurar}
          className={`${styles.input} py-2`}
        />
        <p className="text-sm text-soft-ink">Do jeito que aparece na página, com maiúsculas e acentos.</p>
      </div>
      <div className="space-y-1">
        <label htmlFor="batch-replacement" className="font-medium">
          Trocar por
        </label>
        <textarea
          id="batch-replacement"
          name="trocar"
          maxLength={2_000}
          rows={2}
          defaultValue={typed.trocar}
          className={`${styles.input} py-2`}
        />
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name="titulo"
          defaultChecked={typed.titulo !== undefined}
          className="size-5 accent-brand"
        />
        trocar nos títulos também
      </label>
      <button type="submit" className={hasPreview ? styles.quiet : styles.button}>
        Ver as mudanças
      </button>
    </Form>
  );
}

/** The marked pages go along. */
function KeptIds() {
  const { search } = useLocation();
  return new URLSearchParams(search).getAll("id").map((id) => <input key={id} type="hidden" name="id" value={id} />);
}

type RadioProps = { name: string; value: string; isDefault?: boolean; children: ReactNode };

function Radio({ name, value, isDefault, children }: RadioProps) {
  return (
    <label className="flex min-h-11 items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        form={form}
        defaultChecked={isDefault}
        className="size-5 accent-brand"
      />
      {children}
    </label>
  );
}
