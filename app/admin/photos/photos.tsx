import { redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { toPhotoView } from "#domain/photos.ts";
import { NumberedPager } from "../parts/numbered-pager.tsx";
import { Problem } from "../parts/problem.tsx";
import { passActionHeaders } from "../parts/redirect-with-notice.ts";
import { isAtField } from "../parts/use-panel-form.ts";
import type { Route } from "./+types/photos";
import { DeletedBar } from "./deleted-bar.tsx";
import { ListLinks } from "./list-links.tsx";
import { PhotoGrid } from "./photo-grid.tsx";
import { PhotoSearch } from "./photo-search.tsx";
import { NoPhotos } from "./photo-states.tsx";
import { photosAction } from "./photos-action.ts";
import { readDeleted, readPhotosPlace, toPhotosAddress } from "./photos-address.ts";
import { UploadBox } from "./upload-box.tsx";

export const headers = passActionHeaders;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { photos } = context.get(servicesContext);
  const place = readPhotosPlace(url.searchParams);
  const deletedId = readDeleted(url.searchParams);
  const [found, deleted] = await Promise.all([
    photos.listPhotos(place),
    deletedId === null ? null : photos.getPhoto(deletedId),
  ]);
  if (found.range.page !== place.page) throw redirect(toPhotosAddress({ ...place, page: found.range.page }));
  return {
    place,
    range: found.range,
    undescribed: found.undescribed,
    inBin: found.inBin,
    deleted: deleted?.deletedAt ? { id: deleted.id, name: deleted.alt || deleted.fileName } : null,
    photos: found.photos.map((photo) => ({
      ...toPhotoView(photo),
      fileName: photo.fileName,
      createdAt: photo.createdAt,
      deletedAt: photo.deletedAt,
    })),
  };
}

export function action({ request, url, context }: Route.ActionArgs) {
  return photosAction({ request, url, context });
}

export default function Photos({ loaderData, actionData }: Route.ComponentProps) {
  const { place, range, undescribed, inBin, deleted, photos } = loaderData;
  const refusal = actionData && "problem" in actionData ? actionData : undefined;
  const uploads = actionData && "uploads" in actionData ? actionData.uploads : undefined;
  return (
    <>
      <title>Fotos</title>
      <h1 className="text-2xl font-bold text-brand">Fotos</h1>
      {deleted && <DeletedBar {...deleted} />}
      <Problem message={refusal?.problem} id="photos-problem" isAtField={refusal && isAtField(refusal)} />
      {place.list !== "bin" && <UploadBox answer={uploads} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <PhotoSearch place={place} />
        <ListLinks place={place} undescribed={undescribed} inBin={inBin} />
      </div>
      {photos.length === 0 ? (
        <NoPhotos place={place} />
      ) : (
        <PhotoGrid photos={photos} place={place} range={range} refusal={refusal} />
      )}
      <NumberedPager range={range} toAddress={(page) => toPhotosAddress({ ...place, page })} />
    </>
  );
}
