import { MessageCircle } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { useSite } from "#app/ui/use-site.ts";
import { linkCopied, sayInvitation, sayResetLink } from "#content/words/people-words.ts";
import type { MadeInvitation } from "#server/accounts/invitations.ts";
import { CopyButton } from "../parts/copy-button.tsx";
import { styles } from "../parts/styles.ts";

type ShownLinkProps = { shown: { invitation: MadeInvitation } | { resetLink: { name: string; link: string } } };

/** Shown once; the server does not know the link any more. */
export function ShownLink({ shown }: ShownLinkProps) {
  const id = useId();
  const site = useSite();
  const section = useRef<HTMLElement>(null);
  const isInvitation = "invitation" in shown;
  const { name, link } = isInvitation ? shown.invitation : shown.resetLink;
  const message = (isInvitation ? sayInvitation : sayResetLink)(name, site.name, link);
  // The form that asked for it may be far below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new link is the signal
  useEffect(() => section.current?.focus(), [link]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className="space-y-3 rounded-xl border border-good bg-good-pale p-5 outline-none md:p-6"
    >
      <h2 id={`${id}-title`} className="text-xl font-bold break-words">
        {isInvitation ? `Convite para ${name}` : `Link de nova senha para ${name}`}
      </h2>
      <p>
        {isInvitation
          ? "Mande este link só para a pessoa: quem abrir primeiro cria a conta."
          : "Mande este link só para a pessoa. Ele vale por 1 hora e só uma vez; ao trocar a senha, ela sai de todos os aparelhos."}{" "}
        Ele não aparece de novo.
      </p>
      {isInvitation && shown.invitation.mailedTo && (
        <p className="font-medium break-words">Também enviamos por e-mail para {shown.invitation.mailedTo}.</p>
      )}
      {isInvitation && shown.invitation.hasMailFailed && (
        <p className="font-medium text-danger">O e-mail não pôde ser enviado. Mande o link de outro jeito.</p>
      )}
      <div className="space-y-1">
        <label htmlFor={id} className="font-medium">
          Link
        </label>
        <input
          id={id}
          readOnly
          value={link}
          className={styles.input}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link} label="Copiar" done={linkCopied} />
        <a
          href={`${site.chatHost}/?${new URLSearchParams({ text: message })}`}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.button}
        >
          <MessageCircle aria-hidden="true" className="size-4" />
          Enviar pelo WhatsApp<span className="sr-only"> (abre em nova aba)</span>
        </a>
      </div>
    </section>
  );
}
