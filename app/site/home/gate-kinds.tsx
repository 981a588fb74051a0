import { Illustration, type PictureName } from "../illustrations/illustration.tsx";
import { Section } from "../parts/section.tsx";

type GateKind = { title: string; text: string; href: string; picture: PictureName };

type GateKindsProps = { heading: string; text: string; items: readonly GateKind[] };

export function GateKinds({ heading, text, items }: GateKindsProps) {
  return (
    <Section heading={heading} intro={text}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        {items.map(({ title, text: about, href, picture }) => (
          <li key={href} className="relative">
            <Illustration
              name={picture}
              isDecorative
              className={`aspect-8/5 w-full mb-2 rounded-xl object-contain ${picture === "tilting-gate" ? "bg-brand p-2" : "bg-[#e8f0f8]"}`}
            />
            <h3 className="text-lg">
              <a href={href} className="text-link flex min-h-11 items-center after:absolute after:inset-0">
                {title}
              </a>
            </h3>
            <p className="text-soft-ink">{about}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
