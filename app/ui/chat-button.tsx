import { chatLink, contactPing } from "#domain/contact.ts";
import { ChatIcon } from "./chat-icon.tsx";
import { useSite } from "./use-site.ts";

const label = "Chamar no WhatsApp";

const variantStyles = {
  compact: "button button-chat px-4 text-sm",
  full: "button button-chat px-6 text-lg",
  floating: "button button-chat fixed right-4 bottom-4 z-40 size-14 rounded-full p-0 shadow-lg",
};

type ChatButtonProps = {
  variant?: keyof typeof variantStyles;
  /** What the visitor's message starts with; a general question when there is none. */
  message?: string;
  /** Words on the button, when the page asks for something more particular. */
  children?: string;
  className?: string;
  /** Which button of the page this is, for counting: "hero", "footer". */
  button?: string;
  /** The place that the page speaks of, where its address does not name it. */
  place?: string;
};

/**
 * Opens the chat in a new tab: a plain link, so it works before, without and after any script. The attributes are
 * what the tap is counted by.
 */
export function ChatButton(props: ChatButtonProps) {
  const { variant = "full", message, children = label, className = "", place } = props;
  const site = useSite();
  const isFloating = variant === "floating";
  const button = props.button ?? (isFloating ? "floating" : "content");
  return (
    <a
      href={chatLink(site, message)}
      target="_blank"
      rel="noopener noreferrer"
      className={`${variantStyles[variant]} ${className}`}
      aria-label={isFloating ? label : undefined}
      ping={contactPing("chat", button, place)}
      data-contact="chat"
      data-button={button}
      data-place={place}
    >
      <ChatIcon className={isFloating ? "size-8" : "size-6 shrink-0"} />
      {!isFloating && children}
    </a>
  );
}
