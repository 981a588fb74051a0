import { ChatButton } from "#app/ui/chat-button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import type { Crumb } from "./breadcrumb.tsx";
import { PageHeading } from "./page-heading.tsx";

type AnswerHeadingProps = {
  title: string;
  /** What the title asks for, in a few lines. */
  answer: string;
  /** What the visitor's message says. */
  message: string;
  /** Short and true: a price, "Orçamento grátis", the hours. */
  promises: string[];
  crumbs?: Crumb[];
};

/** The first screen of a page that answers a question: the answer, and two ways to talk to someone. */
export function AnswerHeading({ title, answer, message, promises, crumbs }: AnswerHeadingProps) {
  return (
    <PageHeading title={title} intro={answer} crumbs={crumbs} isCompact>
      <div className="flex w-full flex-wrap gap-3">
        <ChatButton variant="compact" button="hero" message={message} className="md:px-6 md:text-lg">
          Pedir orçamento
        </ChatButton>
        <PhoneLink button="hero" className="button button-accent px-4 text-sm md:px-6 md:text-lg">
          <Phone className="size-6" />
          Ligar
        </PhoneLink>
      </div>
      <p className="w-full text-sm font-semibold text-brand-pale">{promises.join(" · ")}</p>
    </PageHeading>
  );
}
