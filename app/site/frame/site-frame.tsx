import { Outlet, useNavigation } from "react-router";
import { ConsentBanner } from "#app/consent/consent-banner.tsx";
import { ChatButton } from "#app/ui/chat-button.tsx";
import stylesheet from "../site.css?url";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

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
        <ChatButton variant="floating" />
      </aside>
    </>
  );
}
