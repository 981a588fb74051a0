import { ChatButton } from "#app/ui/chat-button.tsx";
import { Phone } from "#app/ui/icons.tsx";
import { PhoneLink } from "#app/ui/phone-link.tsx";
import { useSite } from "#app/ui/use-site.ts";
import { formatPhone } from "#domain/contact.ts";

type CallToActionProps = {
  heading: string;
  text: string;
  message?: string;
  /** Words on the chat button. */
  button?: string;
  /** A last line under the buttons. */
  note?: string;
};

export function CallToAction({ heading, text, message, button, note }: CallToActionProps) {
  const site = useSite();
  return (
    <aside aria-label={heading} className="wrap py-10">
      <div className="space-y-4 rounded-2xl bg-brand p-6 text-white md:p-10">
        <h2 className="text-2xl text-white md:text-3xl">{heading}</h2>
        <p className="max-w-2xl text-lg text-brand-pale">{text}</p>
        <div className="flex flex-wrap gap-3">
          <ChatButton message={message} button="call-to-action">
            {button}
          </ChatButton>
          <PhoneLink button="call-to-action" className="button button-accent px-6 text-lg">
            <Phone className="size-6" />
            {formatPhone(site.phone)}
          </PhoneLink>
        </div>
        {note && <p className="font-semibold">{note}</p>}
      </div>
    </aside>
  );
}
