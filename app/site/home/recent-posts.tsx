import { ArrowRight } from "#app/ui/icons.tsx";
import { Section } from "../parts/section.tsx";

type PostLink = { title: string; href: string; where: string };

type RecentPostsProps = { heading: string; text: string; posts: readonly PostLink[] };

export function RecentPosts({ heading, text, posts }: RecentPostsProps) {
  return (
    <Section heading={heading} intro={text} isShaded>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map(({ title, href, where }) => (
          <li key={href} className="card relative hover:border-brand">
            <h3 className="text-lg">
              <a href={href} className="after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <p className="text-soft-ink">{where}</p>
          </li>
        ))}
      </ul>
      <a href="/postagens/indice" className="button button-quiet px-6">
        Ver o índice de postagens
        <ArrowRight className="size-5" />
      </a>
    </Section>
  );
}
