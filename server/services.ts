import type { Shop } from "#content/shop.ts";
import type { FactSection } from "#domain/facts/facts.ts";
import type { GeneratedPage } from "#domain/pages.ts";
import type { Accounts } from "./accounts/accounts-service.ts";
import type { ActivityService } from "./activity/activity-service.ts";
import type { BackupsService } from "./backups/backups-service.ts";
import type { ContactsService } from "./contacts/contacts-service.ts";
import type { ErrorsService } from "./errors/errors-service.ts";
import type { ExportsService } from "./exchange/exports-service.ts";
import type { ImportsService } from "./exchange/imports-service.ts";
import type { Affected } from "./facts/affected-pages-service.ts";
import type { FactsService } from "./facts/facts-service.ts";
import type { Log } from "./log.ts";
import type { OldAddressesService } from "./pages/old-addresses-service.ts";
import type { PageQualityService } from "./pages/page-quality-service.ts";
import type { PanelServices } from "./panel.ts";
import type { PhotosService } from "./photos/photos-service.ts";
import type { SignInRulesService } from "./settings/sign-in-rules-service.ts";
import type { ShareImages } from "./share-images/share-images.ts";
import type { Site } from "./site.ts";
import type { StudioService } from "./studio/studio-service.ts";

/** What a request may use. Built once at the start; routes get it from React Router's context. */
export type Services = PanelServices & {
  readonly site: Site;
  /** As it is at this request; what a page shows of it is a question to this. */
  readonly shop: Shop;
  facts: FactsService;
  /** What a change of a section would do, before it is done. */
  findAffected(section: FactSection, after: Shop): Promise<Affected>;
  /** A public page as another shop would show it, kept nowhere. */
  renderWith(path: string, shop: Shop): Promise<Response>;
  studio: StudioService;
  quality: PageQualityService;
  oldAddresses: OldAddressesService;
  /** What visitors would get if the page were so, kept nowhere. */
  renderPage(page: GeneratedPage): Promise<Response>;
  contacts: ContactsService;
  photos: PhotosService;
  backups: BackupsService;
  shareImages: ShareImages;
  accounts: Accounts;
  signInRules: SignInRulesService;
  activity: ActivityService;
  errors: ErrorsService;
  exports: ExportsService;
  imports: ImportsService;
  log: Log;
};
