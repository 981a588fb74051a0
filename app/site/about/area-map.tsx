import type { MapPoint } from "#content/about.ts";
import { LinkGrid } from "../parts/link-grid.tsx";

type AreaMapProps = { width: number; height: number; points: readonly MapPoint[] };

/** The cities as they lie to each other, and the same as a list for who cannot see or tap it. */
export function AreaMap({ width, height, points }: AreaMapProps) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-2">
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full rounded-2xl bg-brand-pale">
        {points.map(({ name, x, y, isServed }) => (
          <circle key={name} cx={x} cy={y} r={isServed ? 9 : 6} className={isServed ? "fill-brand" : "fill-white"} />
        ))}
        {points
          .filter(({ isLabelled }) => isLabelled)
          .map(({ name, x, y }) => (
            <text
              key={name}
              x={isAtEdge(x, width) ? x - 14 : x + 14}
              y={y + 6}
              textAnchor={isAtEdge(x, width) ? "end" : "start"}
              paintOrder="stroke"
              strokeWidth={5}
              className="fill-ink stroke-brand-pale text-lg font-semibold"
            >
              {name}
            </text>
          ))}
      </svg>
      <LinkGrid links={points.filter(({ isServed }) => isServed).map(({ name, href }) => ({ label: name, href }))} />
    </div>
  );
}

/** A name to the right of it would leave the picture. */
function isAtEdge(x: number, width: number): boolean {
  return x > width - 160;
}
