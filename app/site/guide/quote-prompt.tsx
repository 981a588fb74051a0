import { ChatButton } from "#app/ui/chat-button.tsx";

type QuotePromptProps = { heading: string; text: string; button: string; message: string };

/** Between two sections, and no heading of its own: it is no part of the guide's outline. */
export function QuotePrompt({ heading, text, button, message }: QuotePromptProps) {
  return (
    <div className="max-w-[44rem] space-y-3 rounded-2xl bg-brand p-5 text-white md:p-6 print:hidden">
      <p className="text-xl font-extrabold">{heading}</p>
      <p className="text-brand-pale">{text}</p>
      <ChatButton button="quote" variant="compact" message={message}>
        {button}
      </ChatButton>
    </div>
  );
}
