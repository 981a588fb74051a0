import { useId } from "react";
import { escapeXml } from "#domain/xml.ts";
import { Illustration } from "../illustrations/illustration.tsx";
import stylesheet from "../site.css?url";

type PromoVideoProps = { heading: string; text: string; videoUrl: string | null };

/** Nothing of the player is loaded before someone asks for it: until then, a picture. */
export function PromoVideo({ heading, text, videoUrl }: PromoVideoProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <div className="wrap grid items-center gap-6 py-10 md:py-14 lg:grid-cols-[1fr_1.6fr] lg:gap-10">
        <div className="space-y-3">
          <h2 id={headingId} className="text-2xl md:text-3xl">
            {heading}
          </h2>
          <p className="text-lg text-soft-ink">{text}</p>
        </div>
        <div className="overflow-hidden rounded-2xl bg-brand">
          {videoUrl === null ? <Still /> : <Video videoUrl={videoUrl} />}
        </div>
      </div>
    </section>
  );
}

/**
 * The frame begins as one link, which leads the frame itself to the video: the first tap needs no script, and has none
 * to wait for. It lies over the picture and lets it through until the player comes.
 */
function Video({ videoUrl }: { videoUrl: string }) {
  const html = `<!doctype html><html lang="pt-BR"><title>Vídeo</title><link rel="stylesheet" href="${stylesheet}">
<body class="promo-frame"><a href="${escapeXml(videoUrl)}"><span class="button button-accent">${play} Assistir ao vídeo</span></a>`;
  return (
    <div className="promo-video">
      <Still />
      <iframe
        srcDoc={html}
        title="Vídeo do motor de portão basculante em funcionamento"
        allow="autoplay; fullscreen"
        allowFullScreen
      />
    </div>
  );
}

const play =
  '<svg aria-hidden="true" width="24" height="24" viewBox="0 0 24 24"><path d="M6 3v18l15-9z" fill="currentColor"/></svg>';

function Still() {
  return <Illustration name="gate-movement" className="h-auto w-full" />;
}
