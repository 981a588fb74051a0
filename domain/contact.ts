export type ContactPoint = {
  /** What the shop is called. */
  name: string;
  /** Digits with country code: 5511900000000. */
  phone: string;
  /** Where it is not the phone. */
  chatPhone?: string | null;
  chatHost: string;
  /** What a conversation begins with, where a page says nothing of its own. */
  greeting?: string | null;
};

export const quoteChatMessage = "Olá! Vim pelo site e gostaria de um orçamento para instalação de motor de portão.";

/** What 'QUERO DESCONTO DO PIX' says on the page of a city. */
export function pixChatMessage(city: string): string {
  return `Olá! Vim pelo site e gostaria de um orçamento para instalação de motor de portão em ${city}, com o desconto do Pix.`;
}

/** A general question to the shop, by its name: "os motores PPA" are what a shop of that name sells. */
function askShop(name: string): string {
  return /^motores\b/i.test(name)
    ? `Olá! Gostaria de receber mais informações sobre os ${name.charAt(0).toLowerCase()}${name.slice(1)}.`
    : `Olá, ${name}! Gostaria de receber mais informações sobre motores de portão.`;
}

export function chatLink(point: ContactPoint, message?: string): string {
  const { name, phone, chatPhone, chatHost, greeting } = point;
  return `${chatHost}/${chatPhone ?? phone}?text=${encodeURIComponent(message ?? greeting ?? askShop(name))}`;
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
