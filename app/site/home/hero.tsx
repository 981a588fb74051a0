import { Phone } from "lucide-react";
import { quoteChatMessage } from "../../../domain/contact.ts";
import { ChatButton } from "../../ui/chat-button.tsx";
import { PhoneLink } from "../../ui/phone-link.tsx";

type HeroProps = { headline: string; subline: string; city?: string };

export function Hero({ headline, subline, city }: HeroProps) {
  return (
    <section className="bg-brand text-white">
      <div className="wrap space-y-6 py-12 md:py-20">
        <h1 className="max-w-3xl text-3xl text-white md:text-5xl">
          {headline}
          {city && ` em ${city}`}
        </h1>
        <p className="max-w-2xl text-lg text-brand-pale">{subline}</p>
        <div className="flex flex-wrap gap-3">
          <ChatButton message={quoteChatMessage} button="hero" place={city}>
            QUERO DESCONTO DO PIX
          </ChatButton>
          <PhoneLink button="hero" place={city} className="button button-accent px-6 text-lg">
            <Phone aria-hidden="true" className="size-6" />
            Ligar Agora
          </PhoneLink>
        </div>
      </div>
    </section>
  );
}
