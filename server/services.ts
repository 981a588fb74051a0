import type { Accounts } from "./accounts/accounts-service.ts";
import type { Config } from "./config.ts";
import type { ContactsService } from "./contacts/contacts-service.ts";
import type { Log } from "./log.ts";
import type { PanelServices } from "./panel.ts";
import type { PhotosService } from "./photos/photos-service.ts";
import type { ShareImages } from "./share-images/share-images.ts";

/** What a request may use. Built once at the start; routes get it from React Router's context. */
export type Services = PanelServices & {
  site: Config["site"] & { url: string; tags: Config["tags"] };
  promoVideoUrl: Config["promoVideoUrl"];
  contacts: ContactsService;
  photos: PhotosService;
  shareImages: ShareImages;
  accounts: Accounts;
  log: Log;
};
