import { data, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "#app/services.ts";
import { adminContext } from "#app/session.ts";
import type { Notice } from "#domain/accounts.ts";
import { type FormAnswer, readForm, text } from "../parts/read-form.ts";
import { redirectWithNotice } from "../parts/redirect-with-notice.ts";
import { readPhotosPlace, toPhotosAddress } from "./photos-address.ts";
import { isUpload } from "./read-uploads.ts";
import { type SavedUploads, saveUploads } from "./save-uploads.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const schema = z.object({ intent: text, id: text, alt: text });

/** What was refused, and of which photo. */
export type PhotosAnswer = (FormAnswer & { id: string }) | { uploads: SavedUploads };

/** Files of a form without JavaScript, a description, or what is done with a photo in the bin. */
export async function photosAction({ request, url, context }: Args) {
  const { photos, site } = context.get(servicesContext);
  const here = toPhotosAddress(readPhotosPlace(url.searchParams));
  const stay = (notice: Notice) => redirectWithNotice(here, new Headers(), site.url, notice);
  if (isUpload(request)) {
    const uploads = await saveUploads(request, context.get(servicesContext), context.get(adminContext).email);
    return uploads.refused.length === 0
      ? stay("photos-uploaded")
      : data({ uploads } satisfies PhotosAnswer, { status: 400 });
  }

  const form = await readForm(request, schema, { "photo-alt-length": "alt" });
  const { id, alt } = form.value ?? { id: "", alt: "" };
  try {
    // Which photo it is stands behind the dash, so that only the button that was pressed shows that it works.
    switch (form.intent.split("-")[0]) {
      case "alt":
        await photos.changeAlt(id, alt);
        return stay("photo-saved");
      case "restore":
        await photos.restorePhoto(id);
        return stay("photo-restored");
      case "purge":
        await photos.purgePhoto(id);
        return stay("photo-purged");
      default:
        return refuse();
    }
  } catch (error) {
    return refuse(error);
  }

  function refuse(error?: unknown) {
    const { data: body, init } = form.refuse(error);
    return data({ ...body, id } satisfies PhotosAnswer, init ?? undefined);
  }
}
