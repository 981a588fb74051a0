import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { findDeliveryCities, findDeliveryPlace } from "#content/delivery-cities.ts";
import { home as template } from "#content/home.ts";
import { homePosts } from "#content/home-posts.ts";
import { oncePerShop } from "#content/once-per-shop.ts";
import { getPriceList } from "#content/price-list.ts";
import { isServed, keepServed } from "#content/service-area.ts";
import type { Shop } from "#content/shop.ts";
import { businessData, motorData, ratingInWords } from "#content/structured-data.ts";
import { findHomeTestimonials, showsSamples } from "#content/testimonials.ts";
import { isSameCity } from "#domain/city-search.ts";
import type { HomeSection } from "#domain/facts/site-sections.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toWebSiteData } from "#domain/structured-data/site.ts";
import type { Site } from "#server/site.ts";
import { findWorkPhotos } from "../parts/choose-photos.ts";
import { LinkGrid } from "../parts/link-grid.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import { PhotoStrip } from "../parts/photo-strip.tsx";
import { Prices } from "../parts/prices.tsx";
import { Section } from "../parts/section.tsx";
import { TestimonialList } from "../parts/testimonial-list.tsx";
import type { Route } from "./+types/home";
import { Benefits } from "./benefits.tsx";
import { type DeliveryCity, FreeShipping } from "./free-shipping.tsx";
import { GateKinds } from "./gate-kinds.tsx";
import { Hero } from "./hero.tsx";
import { Product } from "./product.tsx";
import { PromoVideo } from "./promo-video.tsx";
import { RecentPosts } from "./recent-posts.tsx";

const searchParam = "cidade";

export const handle: PageHandle = {
  isPublic: true,
  params: [searchParam],
  isCacheable: (query) => !query.has(searchParam),
  hasVideo: true,
};

/** What is the same for every visitor. */
const getShopHome = oncePerShop((shop) => {
  const home = shop.fill(template);
  const { headline, subline, sections, videoUrl } = shop.facts.home;
  const { video, movement, posts, shipping, ...words } = home;
  const delivered = findDeliveryCities(shop);
  return {
    words: {
      ...words,
      headline: headline ?? words.headline,
      subline: subline ?? words.subline,
      sections: sections.filter(({ isShown }) => isShown).map(({ id }) => id),
      regional: { ...words.regional, cities: keepServed(shop, words.regional.cities) },
      video: { ...(videoUrl === null ? movement : video), videoUrl },
      prices: getPriceList(shop),
      rating: ratingInWords(shop.ratings.product),
      posts: { ...posts, posts: homePosts.filter(({ place }) => isServed(shop, place)).map(postLink) },
    },
    shipping: { ...shipping, cities: delivered.map(cityLink) },
    cityNames: delivered.map((name) => name.replace(/ \(.*\)$/, "")),
  };
});

const structuredData = new WeakMap<Site, string>();

/** Of the site, which is another for each shop too, since addresses stand in it. */
function getStructuredData(shop: Shop, site: Site, description: string): string {
  const known =
    structuredData.get(site) ??
    toJsonLd(
      toWebSiteData(site),
      businessData(shop, site, { showsRating: false }),
      motorData(shop, site, "/", { description, showsRating: true }),
    );
  structuredData.set(site, known);
  return known;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { shop, site } = services;
  const { words, shipping, cityNames } = getShopHome(shop);
  const search = new URL(request.url).searchParams.get(searchParam) ?? "";
  const city = search === "" ? undefined : cityNames.find((name) => isSameCity(name, search));
  return {
    ...words,
    city,
    photos: await findWorkPhotos(services),
    structuredData: getStructuredData(shop, site, words.description),
    testimonials: {
      ...words.testimonials,
      items: findHomeTestimonials(shop, city),
      areSamples: showsSamples(shop),
    },
    shipping: { ...shipping, search },
  };
}

function cityLink(name: string): DeliveryCity {
  const place = findDeliveryPlace(name);
  return { name, href: place && `/cidades/${place.slug}` };
}

function postLink({ title, slug, place }: (typeof homePosts)[number]) {
  return { title, href: `/postagens/${slug}`, where: [place.name, place.zone, place.city].filter(Boolean).join(", ") };
}

type HomeData = Route.ComponentProps["loaderData"];

/** Each part by its name: the owner says which are shown, and in which order. */
function HomePart({ id, home }: { id: HomeSection; home: HomeData }) {
  const { city, regional, testimonials } = home;
  switch (id) {
    case "video":
      return <PromoVideo {...home.video} />;
    case "benefits":
      return <Benefits benefits={home.benefits} />;
    case "prices":
      return <Prices {...home.prices} />;
    case "product":
      return <Product {...home.product} rating={home.rating} city={city} />;
    case "gates":
      return <GateKinds {...home.gates} />;
    case "photos":
      return <PhotoStrip heading="Serviços que fizemos" photos={home.photos} />;
    case "testimonials":
      return (
        testimonials.items.length > 0 && (
          <Section heading={testimonials.heading} isShaded>
            <TestimonialList testimonials={testimonials.items} areSamples={testimonials.areSamples} hasAvatars />
          </Section>
        )
      );
    case "shipping":
      return <FreeShipping {...home.shipping} highlightedCity={city} />;
    case "posts":
      return home.posts.posts.length > 0 && <RecentPosts {...home.posts} />;
    case "regional":
      return (
        <Section heading={regional.heading} intro={regional.text}>
          <LinkGrid links={regional.cities} />
          <h3 className="text-xl">Guias e páginas úteis</h3>
          <LinkGrid links={regional.pages} />
        </Section>
      );
  }
}

export default function Home({ loaderData: home }: Route.ComponentProps) {
  return (
    <>
      <PageMeta title={home.title} description={home.description} structuredData={home.structuredData} />
      <Hero headline={home.headline} subline={home.subline} city={home.city} />
      {home.sections.map((id) => (
        <HomePart key={id} id={id} home={home} />
      ))}
    </>
  );
}
