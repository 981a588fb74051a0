import { Check } from "#app/ui/icons.tsx";

export function CheckList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <Check className="mt-1 size-5 shrink-0 text-chat" strokeWidth={3} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
