import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { deliveryCities, placeOfDeliveryCity } from "#content/delivery-cities.ts";
import { facts } from "#content/facts.ts";
import { home } from "#content/home.ts";
import { homePosts } from "#content/home-posts.ts";
import { priceList } from "#content/price-list.ts";
import { businessData, motorData, ratingInWords } from "#content/structured-data.ts";
import { cityTestimonials, homeTestimonials, testimonialsAreSamples } from "#content/testimonials.ts";
import { isSameCity } from "#domain/city-search.ts";
import { toJsonLd } from "#domain/structured-data/graph.ts";
import { toWebSiteData } from "#domain/structured-data/site.ts";
import { testimonialsFor } from "#domain/testimonials.ts";
import { LinkGrid } from "../parts/link-grid.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
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

export function loader({ request, context }: Route.LoaderArgs) {
  const { promoVideoUrl, site } = context.get(servicesContext);
  const search = new URL(request.url).searchParams.get(searchParam) ?? "";
  const { video, movement, posts, shipping, ...words } = home;
  const city = deliveryCities.map((name) => name.replace(/ \(.*\)$/, "")).find((name) => isSameCity(name, search));
  return {
    ...words,
    city,
    video: { ...(promoVideoUrl === null ? movement : video), videoUrl: promoVideoUrl },
    prices: priceList,
    rating: ratingInWords(facts.ratings.product),
    structuredData: toJsonLd(
      toWebSiteData(site),
      businessData(site, { showsRating: false }),
      motorData(site, "/", { description: home.description, showsRating: true }),
    ),
    testimonials: {
      ...home.testimonials,
      items: testimonialsFor(homeTestimonials, cityTestimonials, city),
      areSamples: testimonialsAreSamples,
    },
    shipping: { ...shipping, search, cities: deliveryCities.map(cityLink) },
    posts: { ...posts, posts: homePosts.map(postLink) },
  };
}

function cityLink(name: string): DeliveryCity {
  const place = placeOfDeliveryCity(name);
  return { name, href: place && `/cidades/${place.slug}` };
}

function postLink({ title, slug, place }: (typeof homePosts)[number]) {
  return { title, href: `/postagens/${slug}`, where: [place.name, place.zone, place.city].filter(Boolean).join(", ") };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, description, headline, subline, city, video, benefits, prices, product, gates } = loaderData;
  const { rating, testimonials, shipping, posts, regional } = loaderData;
  return (
    <>
      <PageMeta title={title} description={description} structuredData={loaderData.structuredData} />
      <Hero headline={headline} subline={subline} city={city} />
      <PromoVideo {...video} />
      <Benefits benefits={benefits} />
      <Prices {...prices} />
      <Product {...product} rating={rating} city={city} />
      <GateKinds {...gates} />
      <Section heading={testimonials.heading} isShaded>
        <TestimonialList testimonials={testimonials.items} areSamples={testimonials.areSamples} hasAvatars />
      </Section>
      <FreeShipping {...shipping} highlightedCity={city} />
      <RecentPosts {...posts} />
      <Section heading={regional.heading} intro={regional.text}>
        <LinkGrid links={regional.cities} />
        <h3 className="text-xl">Guias e páginas úteis</h3>
        <LinkGrid links={regional.pages} />
      </Section>
    </>
  );
}
