import { Play } from "lucide-react";
import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { Illustration } from "../illustrations/illustration.tsx";

type PromoVideoProps = { heading: string; text: string; videoUrl: string | null };

/** Nothing of the player is loaded before someone asks for it: until then, a picture that links to it. */
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

function Video({ videoUrl }: { videoUrl: string }) {
  const [isPlaying, setIsPlaying] = useState(false);

  function play(event: MouseEvent) {
    // A click that asks for a new tab or window gets it.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsPlaying(true);
  }

  if (isPlaying) return <Player videoUrl={videoUrl} />;
  return (
    <a
      href={videoUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={play}
      data-react
      className="group relative block -outline-offset-4"
    >
      <Still />
      <span className="button button-accent absolute top-4 left-4 px-5 group-hover:bg-white md:top-8 md:left-8 md:px-7 md:text-xl">
        <Play aria-hidden="true" className="size-6 fill-accent-ink" />
        Assistir ao vídeo
      </span>
    </a>
  );
}

function Player({ videoUrl }: { videoUrl: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  // The link that was pressed is gone: without this the focus would go back to the top of the page.
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={videoUrl}
      title="Vídeo do motor de portão basculante em funcionamento"
      allow="autoplay; fullscreen"
      allowFullScreen
      className="aspect-video w-full"
    />
  );
}

function Still() {
  return <Illustration name="gate-movement" className="h-auto w-full" />;
}
