import { type PointerEvent, useState } from "react";
import { photoLimits, type Rect } from "#domain/photos.ts";
import { type Point, toDrawn } from "./area.ts";

type DrawingBoardProps = {
  src: string;
  size: { width: number; height: number };
  crop: Rect | null;
  blurs: Rect[];
  /** A finger draws; otherwise it scrolls the page. */
  isActive: boolean;
  onDraw(rect: Rect): void;
};

/** The whole picture with what is cut away and hidden. */
export function DrawingBoard({ src, size, crop, blurs, isActive, onDraw }: DrawingBoardProps) {
  const [drawing, setDrawing] = useState<{ from: Point; to: Point } | null>(null);
  const drawn = drawing && toDrawn(drawing.from, drawing.to);

  function start(event: PointerEvent) {
    if (!isActive || !event.isPrimary) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = toPoint(event);
    setDrawing({ from, to: from });
  }
  function move(event: PointerEvent) {
    if (drawing && event.isPrimary) setDrawing({ ...drawing, to: toPoint(event) });
  }
  function end() {
    const { smallestShare } = photoLimits;
    if (drawn && drawn.width >= smallestShare && drawn.height >= smallestShare) onDraw(drawn);
    setDrawing(null);
  }

  return (
    <div
      className={`relative mx-auto w-fit max-w-full overflow-hidden rounded-lg bg-paper select-none ${isActive ? "cursor-crosshair touch-none" : ""}`}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={() => setDrawing(null)}
    >
      <img
        src={src}
        width={size.width}
        height={size.height}
        alt="A foto inteira, sem recorte e sem borrões"
        draggable={false}
        className="block h-auto max-h-[70vh] w-auto max-w-full"
      />
      {blurs.map((blur, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place in the list
          key={index}
          style={toStyle(blur)}
          className="pointer-events-none absolute grid place-items-center border-2 border-white bg-ink/60 text-sm font-bold text-white backdrop-blur-md"
        >
          {index + 1}
        </div>
      ))}
      {crop && (
        <div
          style={toStyle(crop)}
          className="pointer-events-none absolute border-2 border-white shadow-[0_0_0_9999px_rgb(0_0_0/0.55)]"
        />
      )}
      {drawn && (
        <div
          style={toStyle(drawn)}
          className="pointer-events-none absolute border-2 border-dashed border-white bg-brand/40"
        />
      )}
    </div>
  );
}

/** In shares of the picture, and inside of it. */
function toPoint({ currentTarget, clientX, clientY }: PointerEvent): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const inside = (share: number) => Math.min(1, Math.max(0, share));
  return { x: inside((clientX - left) / width), y: inside((clientY - top) / height) };
}

function toStyle({ x, y, width, height }: Rect) {
  return { left: `${100 * x}%`, top: `${100 * y}%`, width: `${100 * width}%`, height: `${100 * height}%` };
}
