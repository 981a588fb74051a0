import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { servicesContext } from "#app/services.ts";
import { toPhotoView } from "#domain/photos.ts";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { styles } from "../parts/styles.ts";
import { toErrorPage } from "../parts/to-error-page.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/photo";
import { AltSection } from "./alt-section.tsx";
import { DeleteSection } from "./delete-section.tsx";
import { LookEditor } from "./look-editor.tsx";
import { photoAction } from "./photo-action.ts";
import { photosPath } from "./photos-address.ts";
import { ReplaceSection } from "./replace-section.tsx";
import { ShownSection } from "./shown-section.tsx";
import { UsesSection } from "./uses-section.tsx";

export const headers = passActionHeaders;

export const action = photoAction;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { photos } = context.get(servicesContext);
  const photo = await photos.getPhoto(params.id);
  if (!photo || photo.deletedAt) throw toErrorPage("photo-not-found");
  const { original, look, version, fileName, bytes, createdAt, createdBy } = photo;
  const { width, height } = original;
  return {
    view: toPhotoView(photo),
    facts: { fileName, bytes, createdAt, createdBy },
    original: { width, height },
    look,
    version,
    uses: await photos.findUses(params.id),
  };
}

export default function PhotoPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, facts, original, look, version, uses } = loaderData;
  const getRefusal = (intent: string) => (actionData?.intent === intent ? actionData : undefined);
  return (
    <>
      <title>Editar foto</title>
      <div className="space-y-1">
        <Link to={photosPath} className={`${styles.link} gap-2`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          Todas as fotos
        </Link>
        <h1 className="text-2xl font-bold text-brand">Editar foto</h1>
      </div>
      <Problem message={actionData?.problem} id="photo-problem" isAtField={actionData && isAtField(actionData)} />
      <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-6">
          <AltSection key={`alt-${view.id}`} alt={view.alt} answer={getRefusal("alt")} />
          <LookEditor
            key={`look-${version}`}
            id={view.id}
            size={original}
            look={look}
            answer={getRefusal("look")}
            version={version}
          />
        </div>
        <div className="min-w-0 space-y-6">
          <ShownSection view={view} facts={facts} />
          <UsesSection uses={uses} />
          <ReplaceSection key={`replace-${version}`} answer={getRefusal("replace")} />
          <DeleteSection isUsed={uses.length > 0} />
        </div>
      </div>
    </>
  );
}
