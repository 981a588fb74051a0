import { ChatButton } from "#app/ui/chat-button.tsx";
import { quoteChatMessage } from "#domain/contact.ts";
import { formatPrice } from "#domain/format.ts";
import { Section } from "./section.tsx";

type Model = { id: string; name: string; price: number; openingSeconds: number };

type PricesProps = { heading: string; text: string; models: readonly Model[]; instalments: number };

export function Prices({ heading, text, models, instalments }: PricesProps) {
  const slowest = Math.max(...models.map((model) => model.openingSeconds));
  const fastest = Math.min(...models.map((model) => model.openingSeconds));
  const cheapest = Math.min(...models.map((model) => model.price));
  return (
    <Section heading={heading} intro={text}>
      <ul className="grid gap-5 md:grid-cols-3">
        {models.map((model) => (
          <li key={model.id}>
            <ModelCard
              {...model}
              slowest={slowest}
              instalments={instalments}
              badge={
                model.openingSeconds === fastest ? "Mais rápido" : model.price === cheapest ? "Menor preço" : undefined
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

type ModelCardProps = Model & { slowest: number; instalments: number; badge?: string };

function ModelCard({ name, price, openingSeconds, slowest, instalments, badge }: ModelCardProps) {
  const shortName = name.slice(name.lastIndexOf(" ") + 1);
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-2xl border-2 border-brand bg-white">
      <h3 className="bg-brand px-5 py-3 text-lg text-white">{name}</h3>
      <div className="flex grow flex-col gap-4 p-5">
        <div>
          <p className="flex flex-wrap items-center justify-between gap-2">
            <strong className="text-4xl font-extrabold text-brand">{formatPrice(price)}</strong>
            {badge && (
              <span className="rounded-full bg-accent px-3 py-1 text-sm font-bold text-accent-ink">{badge}</span>
            )}
          </p>
          <p className="text-soft-ink">ou em até {instalments} vezes no cartão</p>
        </div>
        <div>
          <p className="font-semibold">Abre em {openingSeconds} segundos</p>
          <TimeBar share={openingSeconds / slowest} />
        </div>
        <ChatButton
          button="price"
          variant="compact"
          message={`${quoteChatMessage} Modelo: ${name}.`}
          className="mt-auto w-full"
        >
          {`Quero o ${shortName}`}
        </ChatButton>
      </div>
    </article>
  );
}

/** How long one waits, beside the other models. */
function TimeBar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true" className="mt-2 h-3 w-full rounded-full">
      <rect width="100" height="6" className="fill-brand-pale" />
      <rect width={100 * share} height="6" className="fill-accent" />
    </svg>
  );
}
