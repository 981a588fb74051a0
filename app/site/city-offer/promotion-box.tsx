import { ChatButton } from "#app/ui/chat-button.tsx";
import { BadgePercent } from "#app/ui/icons.tsx";
import type { Promotion } from "#content/promotion.ts";

type PromotionBoxProps = { city: string; promotion: Promotion | null; kit: { price: string; includes: string } };

/** Without a promotion it tells what the kit costs on any day. The consent script reads from the attributes what is seen, and where. */
export function PromotionBox({ city, promotion, kit }: PromotionBoxProps) {
  return (
    <section
      aria-labelledby="promocao"
      data-promotion="kit-completo-instalado"
      data-promotion-name={promotion?.name ?? "Kit completo instalado"}
      data-city={city}
      className="space-y-3 rounded-2xl border-2 border-accent bg-white p-6 shadow-lg"
    >
      <h2 id="promocao" className="flex items-center gap-3 text-xl">
        <BadgePercent className="size-7 shrink-0 fill-accent text-accent-ink" />
        {promotion ? `${promotion.name} em ${city}` : `Kit instalado em ${city}`}
      </h2>
      <p className="font-bold text-chat">Frete e instalação grátis</p>
      {promotion ? (
        <PromotionTerms {...promotion} />
      ) : (
        <p>
          A partir de <strong className="block text-4xl font-extrabold text-brand">{kit.price}</strong> ({kit.includes}
          ).
        </p>
      )}
      <ChatButton
        button="promotion"
        variant="compact"
        message={`Olá! Vim pelo site e quero ${promotion ? `a ${promotion.name}, do` : "o"} kit completo instalado em ${city}.`}
        className="w-full"
      >
        {promotion ? "Quero a promoção" : "Quero o kit"}
      </ChatButton>
      {promotion && (
        <p className="text-sm text-soft-ink">
          Fora da promoção: a partir de {kit.price} ({kit.includes}).
        </p>
      )}
    </section>
  );
}

function PromotionTerms({ price, instalments, conditions, validity }: Promotion) {
  return (
    <>
      <p>
        Motor com kit completo instalado por{" "}
        <strong className="block text-4xl font-extrabold text-brand">{price}</strong> à vista ou em até {instalments}{" "}
        vezes no cartão.
      </p>
      <ul className="list-disc space-y-1 pl-5 text-sm text-soft-ink">
        {conditions.map((condition) => (
          <li key={condition}>{condition}.</li>
        ))}
      </ul>
      <p className="font-semibold">{validity}</p>
    </>
  );
}
