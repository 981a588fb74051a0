const mostShown = 3;

/** A city's own testimonial comes first, or it would never be among the few that are shown. */
export function testimonialsFor<T>(defaults: readonly T[], byCity: Readonly<Record<string, T>>, city?: string): T[] {
  const own = city !== undefined && Object.hasOwn(byCity, city) ? byCity[city] : undefined;
  return [...(own === undefined ? [] : [own]), ...defaults].slice(0, mostShown);
}
