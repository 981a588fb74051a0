import { BadgePercent } from "lucide-react";
import { ChatButton } from "#app/ui/chat-button.tsx";

type PromotionBoxProps = { city: string; price: string; instalments: number };

/** The consent script reads from the attributes which promotion is seen, and where. */
export function PromotionBox({ city, price, instalments }: PromotionBoxProps) {
  return (
    <section
      aria-labelledby="promocao"
      data-promotion="kit-completo-instalado"
      data-promotion-name="Kit completo instalado"
      data-city={city}
      className="space-y-3 rounded-2xl border-2 border-accent bg-white p-6 shadow-lg"
    >
      <h2 id="promocao" className="flex items-center gap-3 text-xl">
        <BadgePercent aria-hidden="true" className="size-7 shrink-0 fill-accent text-accent-ink" />
        Promoção em {city}
      </h2>
      <p className="font-bold text-chat">Frete e instalação grátis</p>
      <p>
        Motor com kit completo instalado por{" "}
        <strong className="block text-4xl font-extrabold text-brand">{price}</strong> à vista ou em até {instalments}{" "}
        vezes no cartão.
      </p>
      <ChatButton
        button="promotion"
        variant="compact"
        message={`Olá! Vim pelo site e quero a promoção do kit completo instalado em ${city}.`}
        className="w-full"
      >
        Quero a promoção
      </ChatButton>
    </section>
  );
}
