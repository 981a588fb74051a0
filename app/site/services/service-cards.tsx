import { ChatButton } from "#app/ui/chat-button.tsx";
import { Check } from "#app/ui/icons.tsx";

type ServiceCard = {
  title: string;
  description: string;
  price: string;
  benefits: readonly string[];
  highlight?: boolean;
  badge?: string;
};

export function ServiceCards({ cards }: { cards: readonly ServiceCard[] }) {
  return (
    <ul className="grid gap-6 pt-3 lg:grid-cols-3">
      {cards.map(({ title, description, price, benefits, highlight, badge }) => (
        <li
          key={title}
          className={`relative flex flex-col gap-4 rounded-2xl bg-white p-6 ${highlight ? "border-2 border-brand shadow-lg" : "border border-line"}`}
        >
          {badge && (
            <p className="absolute -top-4 left-6 rounded-full bg-accent px-4 py-1 text-sm font-extrabold text-accent-ink">
              {badge}
            </p>
          )}
          <h3 className="text-xl">{title}</h3>
          <p className="text-2xl font-extrabold text-brand">{price}</p>
          <p className="text-soft-ink">{description}</p>
          <ul className="grow space-y-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-3">
                <Check className="mt-1 size-5 shrink-0 text-chat" strokeWidth={3} />
                {benefit}
              </li>
            ))}
          </ul>
          <ChatButton
            button="service"
            variant="compact"
            message={`Olá! Vim pelo site e gostaria de um orçamento. Serviço: ${title.toLowerCase()}.`}
          >
            Pedir este serviço
          </ChatButton>
        </li>
      ))}
    </ul>
  );
}
