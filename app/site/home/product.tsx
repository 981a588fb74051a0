import { ChatButton } from "#app/ui/chat-button.tsx";
import { Star } from "#app/ui/icons.tsx";
import { pixChatMessage, quoteChatMessage } from "#domain/contact.ts";
import { Illustration } from "../illustrations/illustration.tsx";
import { CheckList } from "../parts/check-list.tsx";
import { Section } from "../parts/section.tsx";

type ProductProps = {
  heading: string;
  paragraphs: readonly string[];
  included: readonly string[];
  /** Of the motor; the structured data of the page says the same. */
  rating: string | null;
  city?: string;
};

export function Product({ heading, paragraphs, included, rating, city }: ProductProps) {
  return (
    <Section heading={heading} isShaded>
      {rating && (
        <p className="flex items-center gap-2 font-bold text-brand">
          <Star className="size-6 shrink-0 fill-accent" />
          {rating}
        </p>
      )}
      <div className="grid gap-8 lg:grid-cols-[1.4fr_1fr]">
        <div className="prose">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Illustration name="motor-kit" className="h-auto w-full max-w-md self-start justify-self-center" />
      </div>
      <div className="card space-y-5 md:p-8">
        <h3 className="text-xl">O que está incluso</h3>
        <CheckList items={included} />
        <ChatButton
          button="product"
          message={city ? pixChatMessage(city) : quoteChatMessage}
          place={city}
          className="max-sm:w-full max-sm:px-3 max-sm:text-base"
        >
          QUERO DESCONTO DO PIX
        </ChatButton>
      </div>
    </Section>
  );
}
