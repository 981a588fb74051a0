import { home } from "../../../content/home.ts";
import type { PageHandle } from "../../hydration/page-handle.ts";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/home";
import { Hero } from "./hero.tsx";

export const handle: PageHandle = { isPublic: true };

export function loader() {
  return { title: home.title, description: home.description, headline: home.headline, subline: home.subline };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { title, description, headline, subline } = loaderData;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Hero headline={headline} subline={subline} />
    </>
  );
}
