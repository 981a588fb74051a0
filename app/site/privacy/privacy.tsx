import type { PageHandle } from "#app/hydration/page-handle.ts";
import { servicesContext } from "#app/services.ts";
import { useSite } from "#app/ui/use-site.ts";
import { type PrivacySection, privacy } from "#content/privacy.ts";
import { PageHeading } from "../parts/page-heading.tsx";
import { PageMeta } from "../parts/page-meta.tsx";
import type { Route } from "./+types/privacy";

export const handle: PageHandle = { isPublic: true };

export function loader({ context }: Route.LoaderArgs) {
  const { title, description, heading, intro, counting, withTags, withoutTags, rights } = privacy;
  const ofTags = context.get(servicesContext).site.tags ? withTags : [withoutTags];
  return { title, description, heading, intro, sections: [...counting, ...ofTags, ...rights] };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  const { title, description, heading, intro, sections } = loaderData;
  const { email } = useSite();
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
            <a href={`mailto:${email}`}>{email}</a>.
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
