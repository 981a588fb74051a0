import { BadgeCheck, Star } from "#app/ui/icons.tsx";
import { Avatar } from "./avatar.tsx";

export type Testimonial = {
  name: string;
  location: string;
  text: string;
  rating?: number;
  verified?: boolean;
  source?: string;
};

type TestimonialListProps = {
  testimonials: readonly Testimonial[];
  /** True until the owner has put true ones in their place; readers must be able to tell. */
  areSamples: boolean;
  /** A letter in place of a portrait: the business has no photograph that it may show. */
  hasAvatars?: boolean;
};

export function TestimonialList({ testimonials, areSamples, hasAvatars = false }: TestimonialListProps) {
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map(({ name, location, text, rating, verified, source }) => (
          <li key={name + location} className="flex flex-col gap-3 rounded-xl border border-line bg-white p-5">
            {rating && <Stars rating={rating} />}
            <p className="grow">
              <q>{text}</q>
            </p>
            <div className="flex items-center gap-3">
              {hasAvatars && <Avatar name={name} />}
              <p className="text-soft-ink">
                <strong className="block text-ink">{name}</strong>
                {location}
                {source && <span className="block text-sm">{`Pelo ${source}`}</span>}
              </p>
            </div>
            {verified && !areSamples && (
              <p className="flex items-center gap-1 text-sm font-semibold text-chat">
                <BadgeCheck className="size-5" />
                Verificado
              </p>
            )}
          </li>
        ))}
      </ul>
      {areSamples && <p className="text-sm text-soft-ink">Depoimentos ilustrativos.</p>}
    </>
  );
}

function Stars({ rating }: { rating: number }) {
  return (
    <p role="img" aria-label={`${rating} de 5 estrelas`} className="flex text-accent-ink">
      {Array.from({ length: rating }, (_, star) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars never change places
        <Star key={star} aria-hidden="true" className="size-5 fill-accent" />
      ))}
    </p>
  );
}
