import { ChatButton } from "#app/ui/chat-button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { pixChatMessage, quoteChatMessage } from "#domain/contact.ts";
import { Illustration } from "../illustrations/illustration.tsx";
import { Breadcrumb } from "../parts/breadcrumb.tsx";

type HeroProps = {
  headline: string;
  subline: string;
  /** The city that the page speaks of. */
  city?: string;
  /** It stands in the headline already. */
  isCityNamed?: boolean;
  /** On pages below the home page. */
  hasBreadcrumb?: boolean;
};

export function Hero({ headline, subline, city, isCityNamed = false, hasBreadcrumb = false }: HeroProps) {
  return (
    <section className="overflow-hidden bg-brand text-white">
      <div className="wrap grid items-center gap-8 pt-6 pb-8 md:pt-10 lg:grid-cols-[1.05fr_1fr] lg:py-14">
        <div className="min-w-0 space-y-4 md:space-y-6">
          {hasBreadcrumb && <Breadcrumb crumbs={[]} current={headline} />}
          <h1 className="text-[1.75rem] text-white sm:text-[2rem] md:text-5xl md:leading-tight">
            {headline}
            {city && !isCityNamed && ` em ${city}`}
          </h1>
          <p className="max-w-xl text-brand-pale sm:text-lg">{subline}</p>
          <div className="flex flex-wrap gap-3">
            <ChatButton
              message={city ? pixChatMessage(city) : quoteChatMessage}
              button="hero"
              place={city}
              className="max-sm:w-full max-sm:px-3 max-sm:text-base"
            >
              QUERO DESCONTO DO PIX
            </ChatButton>
            <PhoneLink button="hero" place={city} className="button button-accent px-6 text-lg max-sm:w-full">
              <Phone className="size-6" />
              Ligar Agora
            </PhoneLink>
          </div>
        </div>
        <Illustration name="tilting-gate" isUrgent className="mx-auto h-auto w-full max-w-lg lg:max-w-none" />
      </div>
    </section>
  );
}
