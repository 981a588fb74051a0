import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { type PrivacySection, privacy } from "#content/privacy.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/privacy";

export const handle: PageHandle = { isPublic: true };

export function loader({ context }: Route.LoaderArgs) {
  const { title, description, heading, intro, counting, withTags, withoutTags, rights } = privacy;
  const { shop, site } = context.get(servicesContext);
  const tagSections = site.tags ? withTags : [withoutTags];
  const { officer, email, extra } = shop.facts.privacy;
  const own = extra === null ? [] : [{ heading: `Sobre ${site.name}`, paragraphs: extra.split(/\n+/) }];
  return {
    title,
    description,
    heading,
    intro,
    sections: [...counting, ...tagSections, ...own, ...rights],
    officer,
    email: email ?? site.email,
  };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, description, heading, intro, sections, officer, email } = loaderData;
  return (
    <article>
      <PageMeta title={title} description={description} />
      <PageHeading title={heading} intro={intro} />
      <div className="wrap py-10">
        <div className="prose">
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
          <h2>Fale com a gente</h2>
          <p>
            Para usar um desses direitos ou tirar uma dúvida sobre privacidade, escreva para{" "}
            <a href={`mailto:${email}`}>{email}</a>.{officer && ` Quem responde é ${officer}.`}
          </p>
        </div>
      </div>
    </article>
  );
}

function Section({ id, heading, paragraphs, list }: PrivacySection) {
  return (
    <>
      <h2 id={id}>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list && (
        <ul>
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </>
  );
}
