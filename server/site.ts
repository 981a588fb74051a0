import { formatAddress, formatCnpj } from "#content/identity.ts";
import { getColoursPath, hasOwnColours } from "#content/look.ts";
import type { Shop } from "#content/shop.ts";
import type { Tags } from "./config.ts";

/** What every page needs of the shop, sent to the browser: as little as can be. */
export type Site = {
  name: string;
  phone: string;
  chatPhone: string | null;
  chatHost: string;
  email: string;
  greeting: string | null;
  /** Without a trailing slash. */
  url: string;
  tags: Tags | null;
  /** Where it goes: "São Paulo e região metropolitana". */
  area: string;
  /** CNPJ, address and hours, a line each. */
  identity: string[];
  /** The style sheet of its own colours. */
  look: string | null;
  searchConsole: string | null;
};

function getIdentity({ facts, fill }: Shop): string[] {
  const { address, hours } = facts;
  return [
    address.cnpj && `CNPJ ${formatCnpj(address.cnpj)}`,
    formatAddress(address),
    fill("Atendimento {shop.hours}"),
    hours.holidays && `Feriados: ${hours.holidays}`,
  ].filter((line) => line !== null);
}

const sites = new WeakMap<Shop, Site>();

export function getSite(shop: Shop, url: string): Site {
  const known = sites.get(shop);
  if (known) return known;
  const { name, phone, chatPhone, chatHost, email, greeting } = shop.facts.contact;
  const { searchConsole, ...ids } = shop.facts.tags;
  const tags = ids.adsId || ids.tagManagerId || ids.analyticsId ? ids : null;
  const site: Site = {
    name,
    phone,
    chatPhone,
    chatHost,
    email,
    greeting,
    url,
    tags,
    area: shop.fill("{shop.area}"),
    identity: getIdentity(shop),
    look: hasOwnColours(shop.facts) ? getColoursPath(shop.facts) : null,
    searchConsole,
  };
  sites.set(shop, site);
  return site;
}
