import { Form, Link } from "react-router";
import { subjectKindWords } from "#content/words/quality-words.ts";
import { styles } from "../parts/styles.ts";
import { type MapPlace, subjectKinds, toMapAddress } from "./map-address.ts";

type MapChoiceProps = { place: MapPlace; regions: { slug: string; name: string }[] };

/** What part of the map is shown. */
export function MapChoice({ place: { region, kind }, regions }: MapChoiceProps) {
  return (
    <Form method="get" key={`${region} ${kind}`} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <label htmlFor="map-region" className="font-medium">
          Região
        </label>
        <select id="map-region" name="regiao" defaultValue={region} className={styles.input}>
          <option value="">Todas, cidade por cidade</option>
          {regions.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className="min-w-0 flex-1 basis-48 space-y-1">
        <label htmlFor="map-kind" className="font-medium">
          Assuntos
        </label>
        <select id="map-kind" name="tipo" defaultValue={kind ?? ""} className={styles.input}>
          <option value="">Todos</option>
          {subjectKinds.map((each) => (
            <option key={each} value={each}>
              {subjectKindWords[each]}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className={styles.button}>
        Mostrar
      </button>
      {(region !== "" || kind !== null) && (
        <Link to={toMapAddress({})} className={styles.link}>
          Ver tudo
        </Link>
      )}
    </Form>
  );
}
