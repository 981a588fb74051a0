import { Form, Link, redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import { batchWords, sayBatchStart } from "#content/words/batch-words.ts";
import { toMessage } from "#content/words/errors.ts";
import { sayCount } from "#content/words/say-count.ts";
import { DomainError, isDomainError } from "#domain/errors.ts";
import { toLocalTime } from "#domain/local-time.ts";
import { exportPagesPath } from "../pages/page-paths.ts";
import { placesByCity } from "../pages-list/filter-choices.ts";
import { toListAddress } from "../pages-list/list-address.ts";
import { Problem } from "../parts/problem.tsx";
import { readForm } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import type { Route } from "./+types/new-batch";
import { exportAction, readChosen } from "./batch-address.ts";
import { BatchFields } from "./batch-fields.tsx";
import { ChangePreview } from "./change-preview.tsx";
import { optionsForm, readOptions } from "./read-options.ts";

const shownTitles = 5;
const hourMilliseconds = 60 * 60 * 1_000;

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { pages, batches, site } = services;
  const { action, chosen } = readChosen(url.searchParams);
  if (url.searchParams.get("acao") === exportAction) throw redirect(`${exportPagesPath}${url.search}`);
  if (action === null) throw redirect(toListAddress({}));
  const { count, titles } = "ids" in chosen ? await describeMarked(chosen.ids) : await describeFound();
  const isPreviewing = action === "replace" && url.searchParams.has("procurar");
  const typed = Object.fromEntries([...url.searchParams].filter(([name]) => name !== "id"));
  const { preview, problem } = isPreviewing ? await previewTyped() : { preview: null, problem: undefined };
  return {
    action,
    count,
    titles,
    back: "ids" in chosen ? toListAddress({}) : toListAddress({ filter: chosen.filter }),
    places: action === "place" ? placesByCity : [],
    preview,
    problem,
    // On the next full hour, some time from now.
    soon: toLocalTime(new Date(Math.ceil(Date.now() / hourMilliseconds + 1) * hourMilliseconds)),
    typed,
  };

  async function previewTyped() {
    try {
      const request = readOptions("replace", optionsForm.parse(typed), site.url);
      if (request.action !== "replace") throw new DomainError("batch-fields");
      const wanted = "ids" in chosen ? chosen : chosen.filter;
      const after = url.searchParams.get("depois");
      return { preview: await batches.previewReplace(request.options, wanted, { after }), problem: undefined };
    } catch (error) {
      if (!isDomainError(error)) throw error;
      return { preview: null, problem: toMessage(error) };
    }
  }

  async function describeMarked(ids: readonly string[]) {
    const found = (await Promise.all(ids.slice(0, shownTitles).map((id) => pages.getPage(id)))).flatMap(
      (page) => page?.title ?? [],
    );
    return { count: ids.length, titles: found };
  }

  async function describeFound() {
    const filter = "ids" in chosen ? {} : chosen.filter;
    const found = await pages.listFiltered(filter, { order: "newest", offset: 0, limit: shownTitles });
    return { count: await pages.countFiltered(filter), titles: found.map(({ title }) => title) };
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { batches, site } = context.get(servicesContext);
  const form = await readForm(request, optionsForm);
  const { action, chosen } = readChosen(url.searchParams);
  if (action === null) throw redirect(toListAddress({}));
  if (!form.value) return form.refuse();
  try {
    const wanted = "ids" in chosen ? chosen : chosen.filter;
    const read = readOptions(action, form.value, site.url);
    const batch = await batches.startBatch(read, wanted, context.get(adminContext));
    return redirect(`/admin/mudancas/${batch.id}`, 303);
  } catch (error) {
    return form.refuse(error);
  }
}

export default function NewBatch({ loaderData, actionData }: Route.ComponentProps) {
  const { action, count, titles, back, places, preview, problem, soon, typed } = loaderData;
  const { button } = batchWords[action];
  return (
    <>
      <title>{`${button}: várias páginas`}</title>
      <h1 className="text-2xl font-bold text-brand">{`${button}: ${sayCount(count, "página", "páginas")}`}</h1>
      {count === 0 ? (
        <p>Nenhuma página foi escolhida. Marque páginas na lista, ou marque “todas da lista”.</p>
      ) : (
        <>
          <ul className="list-disc pl-6">
            {titles.map((title) => (
              <li key={title}>
                <bdi>{title}</bdi>
              </li>
            ))}
            {count > titles.length && <li>e mais {sayCount(count - titles.length, "página", "páginas")}</li>}
          </ul>
          <Problem message={actionData?.problem ?? problem} id="batch-problem" />
          <BatchFields action={action} places={places} soon={soon} typed={typed} hasPreview={preview !== null} />
          {preview && <ChangePreview preview={preview} typed={typed} />}
          {(action !== "replace" || preview !== null) && (
            <Form method="post" id="start-batch" className="space-y-2">
              {preview !== null &&
                ["procurar", "trocar", "titulo"].map(
                  (name) =>
                    typed[name] !== undefined && <input key={name} type="hidden" name={name} value={typed[name]} />,
                )}
              <p className="text-soft-ink">Dá para acompanhar, parar e desfazer depois.</p>
              <SubmitButton busy="Começando..." intent="start">
                {sayBatchStart(action, count)}
              </SubmitButton>
            </Form>
          )}
        </>
      )}
      <Link to={back} className={styles.link}>
        Voltar à lista
      </Link>
    </>
  );
}
