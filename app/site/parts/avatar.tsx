/** A letter in place of a portrait. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-12 shrink-0 place-items-center rounded-full bg-brand text-lg font-bold text-white"
    >
      {name.charAt(0)}
    </span>
  );
}
