import { servicesContext } from "#app/services.ts";
import type { PhotoView } from "#domain/photos.ts";
import { toPhotoView } from "#domain/photos.ts";
import type { Route } from "./+types/photo-choice";
import { requirePage } from "./read-typed.ts";

/** Photos to put into a text: those with a description, the newest first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  await requirePage(services, params.id);
  const search = url.searchParams.get("busca") ?? "";
  const { photos } = await services.photos.listPhotos({ search, list: "all", page: 1 });
  const views: PhotoView[] = photos.filter(({ alt }) => alt !== "").map(toPhotoView);
  return Response.json({ photos: views });
}
