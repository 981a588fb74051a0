import { ChatButton } from "#app/ui/chat-button.tsx";
import { Zap } from "#app/ui/icons.tsx";

type ExpressOfferProps = { heading: string; text: string; price: string; validity: string; city: string };

export function ExpressOffer({ heading, text, price, validity, city }: ExpressOfferProps) {
  return (
    <section id="express" aria-labelledby="express-titulo" className="wrap py-4">
      <div className="grid gap-6 rounded-2xl border-2 border-accent bg-white p-6 lg:grid-cols-[1fr_auto] md:p-8">
        <div className="space-y-3">
          <h2 id="express-titulo" className="flex items-start gap-3 text-2xl md:text-3xl">
            <Zap className="mt-1 size-7 shrink-0 fill-accent text-accent-ink" />
            {heading}
          </h2>
          <p className="max-w-[44rem]">{text}</p>
        </div>
        <div className="flex flex-col gap-2 rounded-xl bg-paper p-5 lg:min-w-60 lg:justify-center lg:text-center">
          <p className="text-4xl font-extrabold text-brand">{price}</p>
          <p className="text-soft-ink">{validity}</p>
          <ChatButton
            button="express"
            variant="compact"
            message={`Olá! Vim pelo site e quero a manutenção expressa em ${city}.`}
            className="mt-2"
          >
            Quero a manutenção expressa
          </ChatButton>
        </div>
      </div>
    </section>
  );
}
