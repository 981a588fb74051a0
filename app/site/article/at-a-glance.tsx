import { ListOrdered, PowerOff, Timer, Wrench } from "#app/ui/icons.tsx";

type AtAGlanceProps = { hours: string; tools: number; steps: number };

/** What someone with the box in hand asks first. */
export function AtAGlance({ hours, tools, steps }: AtAGlanceProps) {
  const items = [
    { label: "Tempo", text: hours, Icon: Timer },
    { label: "Ferramentas", text: `${tools} itens`, Icon: Wrench },
    { label: "Montagem", text: `${steps} passos`, Icon: ListOrdered },
    { label: "Antes de tudo", text: "Desligue a energia", Icon: PowerOff },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {items.map(({ label, text, Icon }) => (
        <div key={label} className="card flex flex-col gap-1 p-4">
          <dt className="flex items-center gap-2 text-sm text-soft-ink">
            <Icon className="size-5 text-brand" />
            {label}
          </dt>
          <dd className="font-bold text-brand">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
