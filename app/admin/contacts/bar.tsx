/** One bar as wide as its share of the longest. Its figure stands beside it as text. */
export function Bar({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" className="block h-2 w-full overflow-hidden rounded-full bg-paper">
      <rect className="fill-brand" width={`${Math.round(1_000 * share) / 10}%`} height="100%" rx="4" />
    </svg>
  );
}
