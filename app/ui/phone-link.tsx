import type { ReactNode } from "react";
import { contactPing, formatPhone, phoneLink } from "#domain/contact.ts";
import { useSite } from "./use-site.ts";

type PhoneLinkProps = {
  /** Which button of the page this is, for counting: "header", "hero". */
  button?: string;
  /** The place that the page speaks of, where its address does not name it. */
  place?: string;
  className?: string;
  /** What a screen reader says, when the words are hidden on small screens. */
  label?: string;
  /** The number when there are no words. */
  children?: ReactNode;
};

/** Calls the business: a plain link, counted by the attributes it carries. */
export function PhoneLink({ button = "content", place, className, label, children }: PhoneLinkProps) {
  const { phone } = useSite();
  return (
    <a
      href={phoneLink(phone)}
      className={className}
      aria-label={label}
      ping={contactPing("phone", button, place)}
      data-contact="phone"
      data-button={button}
      data-place={place}
    >
      {children ?? formatPhone(phone)}
    </a>
  );
}
