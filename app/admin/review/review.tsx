import { data, Form, Link } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { reviewTitle } from "#content/words/review-words.ts";
import { keepAsTyped } from "#domain/title/clean-title.ts";
import { countReviews, sortForReview } from "#domain/title-review.ts";
import { Problem } from "../parts/problem.tsx";
import { readForm, text } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { titlesErrors } from "../parts/titles-errors.ts";
import { TitlesField } from "../parts/titles-field.tsx";
import { isAtField, usePanelForm } from "../parts/use-panel-form.ts";
import { useSizeCheck } from "../parts/use-size-check.ts";
import type { Route } from "./+types/review";
import { reviewAddress, reviewIntents, toReviewed } from "./review-address.ts";
import { ReviewList } from "./review-list.tsx";
import { StartRun } from "./start-run.tsx";

const reviewsShown = 200;
const reviewForm = z.object({ titles: text, description: text, creativity: text, asTyped: text });

export function loader({ url, context }: Route.LoaderArgs) {
  const { runs } = context.get(servicesContext);
  const kind = toReviewed(url.searchParams.get("gerador"));
  return { kind, name: runs.nameGenerator(kind), path: runs.getFormPath(kind) ?? "/admin" };
}

/** Reads the titles and makes nothing of them. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const kind = toReviewed(url.searchParams.get("gerador"));
  const form = await readForm(request, reviewForm, titlesErrors);
  if (!form.value) return form.refuse();
  try {
    const { asTyped, ...typed } = form.value;
    const sent = { ...typed, titles: asTyped === "" ? typed.titles : keepAsTyped(typed.titles, asTyped) };
    const reviews = await context.get(servicesContext).runs.reviewTitles(kind, sent.titles);
    return data({
      sent,
      counts: countReviews(reviews),
      reviews: sortForReview(reviews).slice(0, reviewsShown),
    });
  } catch (error) {
    return form.refuse(error);
  }
}

export default function Review({ loaderData: { kind, name: generator, path }, actionData }: Route.ComponentProps) {
  const check = useSizeCheck();
  const done = actionData && "reviews" in actionData ? actionData : null;
  const answer = check.answer ?? (actionData && "problem" in actionData ? actionData : undefined);
  const { formId, fields, problemId } = usePanelForm<z.infer<typeof reviewForm>>("review", answer);
  const { id, name, errors, errorId, initialValue } = fields.titles;
  // What was looked at stays in the box, however long it is: it is what the run is started with.
  const titles = { id, name, errors, errorId, initialValue: done ? done.sent.titles : initialValue };
  return (
    <>
      <title>{reviewTitle}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold text-brand">{reviewTitle}</h1>
        <Link to={path} className={styles.quiet}>
          Voltar: {generator}
        </Link>
      </div>
      <Problem
        message={answer?.problem}
        id={problemId ?? "review-problem"}
        isAtField={answer ? isAtField(answer) : false}
      />
      {/* One form: what is started is what stands in the box. Sent as it is, since escaping makes it far longer. */}
      <Form
        key={done ? done.sent.titles.length : 0}
        id={formId}
        method="post"
        action={path}
        encType="multipart/form-data"
        className="space-y-6"
        onSubmit={check.onSubmit}
      >
        {done && <StartRun counts={done.counts} intent={reviewIntents[kind]} />}
        {done && <ReviewList reviews={done.reviews} total={done.counts.total} address={reviewAddress(kind)} />}
        <input type="hidden" name="description" value={done?.sent.description ?? ""} />
        <input type="hidden" name="creativity" value={done?.sent.creativity ?? ""} />
        <section aria-labelledby="review-list" className={`space-y-4 ${styles.card}`}>
          <h2 id="review-list" className="text-xl font-bold">
            Lista de títulos
          </h2>
          <TitlesField
            field={titles}
            label="Títulos das páginas"
            hint="Um título por linha. Mude o que quiser e confira de novo. Com = na frente, o título fica como está."
            rows={8}
            problemId={problemId}
          />
          <button type="submit" formAction={reviewAddress(kind)} className={styles.quiet}>
            {done ? "Conferir de novo" : reviewTitle}
          </button>
        </section>
      </Form>
    </>
  );
}
