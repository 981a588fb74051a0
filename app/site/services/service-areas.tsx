import { ChatButton } from "#app/ui/chat-button.tsx";
import { MapPin } from "#app/ui/icons.tsx";

export function ServiceAreas({ areas }: { areas: readonly { name: string; href: string }[] }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {areas.map(({ name, href }) => (
        <li key={href} className="card flex flex-col justify-between gap-2 p-4">
          <h3 className="text-lg">
            <a href={href} className="text-link inline-flex min-h-11 items-center gap-2">
              <MapPin className="size-5 shrink-0" />
              {name}
            </a>
          </h3>
          <ChatButton
            button="area"
            place={name}
            variant="compact"
            message={`Olá! Vim pelo site e quero consultar a disponibilidade para instalação de motor de portão em ${name}.`}
          >
            Consultar Disponibilidade
          </ChatButton>
        </li>
      ))}
    </ul>
  );
}
