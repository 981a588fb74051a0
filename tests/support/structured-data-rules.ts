type Thing = Record<string, unknown>;

/** What each type must carry to be of use to a search engine. */
const required: Record<string, string[]> = {
  Product: ["name", "description", "image", "brand", "offers"],
  AggregateOffer: ["lowPrice", "highPrice", "priceCurrency", "offerCount", "offers"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  AggregateRating: ["ratingValue", "reviewCount"],
  LocalBusiness: ["name", "telephone", "url"],
  PostalAddress: ["addressLocality", "addressRegion", "addressCountry"],
  GeoCoordinates: ["latitude", "longitude"],
  OpeningHoursSpecification: ["dayOfWeek", "opens", "closes"],
  Service: ["name", "description", "areaServed", "provider"],
  FAQPage: ["mainEntity"],
  Question: ["name", "acceptedAnswer"],
  Answer: ["text"],
  Article: ["headline", "datePublished", "dateModified", "author", "publisher", "image"],
  HowTo: ["name", "totalTime", "tool", "step"],
  HowToStep: ["position", "name", "text"],
  BreadcrumbList: ["itemListElement"],
  ListItem: ["position", "name", "item"],
  WebSite: ["name", "url"],
};

const addressKeys = new Set(["url", "item", "image", "mainEntityOfPage"]);
const dateKeys = new Set(["datePublished", "dateModified"]);

/** Everything that is wrong with the data of a page; `text` is what the page shows. */
export function findFaults(things: Thing[], text: string): string[] {
  return things.flatMap((thing) => listFaults(thing, text.replace(/\s/g, " ")));
}

function listFaults(thing: Thing, text: string): string[] {
  const type = String(thing["@type"]);
  const faults: string[] = [];
  for (const key of required[type] ?? []) {
    const value = thing[key];
    if (value === undefined || value === "" || (Array.isArray(value) && value.length === 0))
      faults.push(`${type} lacks ${key}`);
  }
  for (const [key, value] of Object.entries(thing)) {
    if (addressKeys.has(key) && typeof value === "string" && !/^https?:\/\//.test(value))
      faults.push(`${type}.${key} is not absolute: ${value}`);
    if (dateKeys.has(key) && Number.isNaN(Date.parse(String(value))))
      faults.push(`${type}.${key} is no date: ${value}`);
    if (/price$/i.test(key)) faults.push(...priceFaults(`${type}.${key}`, value, text));
    for (const child of Array.isArray(value) ? value : [value]) {
      if (typeof child === "object" && child !== null) faults.push(...listFaults(child as Thing, text));
    }
  }
  if (type === "AggregateRating" && !text.includes(`${thing.ratingValue} Estrelas (${thing.reviewCount} avaliações)`))
    faults.push(`AggregateRating of ${thing.ratingValue} is not shown on the page`);
  if (type === "AggregateOffer") faults.push(...aggregateFaults(thing));
  if ("priceCurrency" in thing && thing.priceCurrency !== "BRL") faults.push(`${type} is not in BRL`);
  return faults;
}

function priceFaults(name: string, value: unknown, text: string): string[] {
  if (typeof value !== "number") return [`${name} is no number: ${value}`];
  const shown = value.toLocaleString("pt-BR", { minimumFractionDigits: Number.isInteger(value) ? 0 : 2 });
  return text.includes(shown) ? [] : [`${name} ${shown} is not shown on the page`];
}

function aggregateFaults({ offers, lowPrice, highPrice, offerCount }: Thing): string[] {
  const prices = (offers as { price: number }[]).map(({ price }) => price);
  const agrees = Math.min(...prices) === lowPrice && Math.max(...prices) === highPrice && prices.length === offerCount;
  return agrees ? [] : ["AggregateOffer does not agree with its offers"];
}
