import { Award, ShieldCheck, Star } from "#app/ui/icons.tsx";

type BadgesProps = { warranty: string; rating: string | null; technicians: string };

export function Badges({ warranty, rating, technicians }: BadgesProps) {
  const badges = [
    { text: warranty, Icon: ShieldCheck },
    ...(rating ? [{ text: rating, Icon: Star }] : []),
    { text: technicians, Icon: Award },
  ];
  return (
    <div className="border-b border-line bg-paper">
      <ul className="wrap grid gap-x-6 py-3 sm:grid-cols-3">
        {badges.map(({ text, Icon }) => (
          <li key={text} className="flex items-center gap-3 py-1.5 font-bold text-brand sm:justify-center">
            <Icon className="size-6 shrink-0 fill-accent" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
