export type ContactPoint = {
  /** What the shop is called. */
  name: string;
  /** Digits with country code: 5511900000000. */
  phone: string;
  chatHost: string;
};

export const quoteChatMessage = "Olá! Vim pelo site e gostaria de um orçamento para instalação de motor de portão.";

/** Without a message of its own it is a general question to the shop. */
export function chatLink({ name, phone, chatHost }: ContactPoint, message?: string): string {
  const text = message ?? `Olá, ${name}! Gostaria de receber mais informações sobre motores de portão.`;
  return `${chatHost}/${phone}?text=${encodeURIComponent(text)}`;
}

export function phoneLink(phone: string): string {
  return `tel:+${phone}`;
}

/** Where a browser reports a tap by itself, when the page may run no script. */
export function contactPing(kind: "chat" | "phone", button: string, place?: string): string {
  return `/api/contatos?${new URLSearchParams({ kind, button, ...(place && { place }) })}`;
}

/** 5511900000000 -> (11) 90000-0000; a number that is not Brazilian is shown as +digits. */
export function formatPhone(phone: string): string {
  const local = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(phone);
  return local ? `(${local[1]}) ${local[2]}-${local[3]}` : `+${phone}`;
}
