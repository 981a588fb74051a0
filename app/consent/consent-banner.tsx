import { useMatches } from "react-router";
import { isPageHandle } from "../hydration/page-handle.ts";
import { useSite } from "../ui/use-site.ts";

/**
 * The same for everyone, and hidden until the consent script finds that nobody has answered yet: without script there
 * are no tags to ask about. Nothing at all where no tag is set up.
 */
export function ConsentBanner() {
  const { tags } = useSite();
  const hasContainer = useMatches().some(({ handle }) => isPageHandle(handle) && handle.hasTagContainer);
  if (!tags) return null;
  return (
    <section
      id="consent"
      aria-label="Aviso de privacidade"
      hidden
      suppressHydrationWarning
      data-ads={tags.adsId}
      data-label={tags.conversionLabel}
      data-analytics={tags.analyticsId}
      data-container={hasContainer ? tags.tagManagerId : null}
      className="consent"
    >
      <p>
        Podemos usar etiquetas do Google para medir {tags.analyticsId ? "as visitas e os anúncios" : "nossos anúncios"}?
        <span className="max-md:hidden"> Elas só são carregadas se você aceitar.</span>{" "}
        <a href="/privacidade" className="text-link">
          Saiba mais
        </a>
      </p>
      <div className="consent-answers">
        <button type="button" data-consent="accept" className="button button-quiet">
          Aceitar
        </button>
        <button type="button" data-consent="refuse" className="button button-quiet">
          Recusar
        </button>
      </div>
    </section>
  );
}

/** In the footer. Without script it leads to the words about it. */
export function ConsentPreferences({ className }: { className: string }) {
  if (!useSite().tags) return null;
  return (
    <a href="/privacidade#preferencias" data-consent="open" className={className}>
      Preferências de privacidade
    </a>
  );
}
