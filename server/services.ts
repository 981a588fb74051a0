import type { Accounts } from "./accounts/accounts.ts";
import type { Config } from "./config.ts";
import type { GeneratedPages } from "./database/generated-pages.ts";
import type { Log } from "./log.ts";

/** What a request may use. Built once at the start; routes get it from React Router's context. */
export type Services = {
  site: Config["site"] & { url: string };
  pages: GeneratedPages;
  accounts: Accounts;
  log: Log;
};
