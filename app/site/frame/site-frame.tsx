import { Outlet, useMatches, useNavigation } from "react-router";
import { ConsentBanner } from "#app/consent/consent-banner.tsx";
import { ChatButton } from "#app/ui/chat-button.tsx";
import stylesheet from "../site.css?url";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

/** What the page in the frame would have its visitor say; a page without a subject of its own has none. */
function useChatMessage(): string | undefined {
  const data: unknown = useMatches().at(-1)?.loaderData;
  if (typeof data !== "object" || data === null || !("chatMessage" in data)) return undefined;
  return typeof data.chatMessage === "string" ? data.chatMessage : undefined;
}

/** What every public page stands in. */
export default function SiteFrame() {
  const isLoading = useNavigation().state === "loading";
  return (
    <>
      <a href="#conteudo" className="skip-link">
        Pular para o conteúdo
      </a>
      <ConsentBanner />
      <Header />
      <main id="conteudo" aria-busy={isLoading}>
        {isLoading && (
          <p role="status" className="loading-note">
            Carregando...
          </p>
        )}
        <Outlet />
      </main>
      <Footer />
      <aside aria-label="Contato rápido">
        <ChatButton variant="floating" message={useChatMessage()} />
      </aside>
    </>
  );
}
