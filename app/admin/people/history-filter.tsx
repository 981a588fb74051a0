import { Form } from "react-router";
import { kindWords } from "#content/words/activity-words.ts";
import { type Actor, activityKinds } from "#domain/activity.ts";
import { styles } from "../parts/styles.ts";
import type { HistoryPlace } from "./history-address.ts";

export function HistoryFilter({ place: { actor, kind }, actors }: { place: HistoryPlace; actors: Actor[] }) {
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3" key={`${actor} ${kind}`}>
      <div className="min-w-0 flex-1 basis-48">
        <label htmlFor="history-actor" className="font-medium">
          Pessoa
        </label>
        <select id="history-actor" name="pessoa" defaultValue={actor ?? ""} className={styles.input}>
          <option value="">todas</option>
          {actors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <label htmlFor="history-kind" className="font-medium">
          O que foi feito
        </label>
        <select id="history-kind" name="tipo" defaultValue={kind ?? ""} className={styles.input}>
          <option value="">tudo</option>
          {activityKinds.map((option) => (
            <option key={option} value={option}>
              {kindWords[option]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={styles.button}>
        Filtrar
      </button>
    </Form>
  );
}
