import { useId } from "react";
import type { ContactDay } from "#domain/contact-figures.ts";
import { formatNumber } from "#domain/format-number.ts";
import { labelledDays, scaleFor } from "./chart-scale.ts";
import { countContacts, formatDay } from "./words.ts";

const height = 200;
const mostDots = 31;

type DayChartProps = { days: readonly ContactDay[]; daysBefore: readonly ContactDay[] };

/**
 * Only the lines are stretched to the width of the screen. Dots and words are placed in percent, so they keep their
 * size on a phone and on a wide screen, without a script that measures.
 */
export function DayChart({ days, daysBefore }: DayChartProps) {
  const id = useId();
  const best = days.reduce((most, day) => (day.contacts > most.contacts ? day : most));
  const scale = scaleFor(Math.max(best.contacts, ...daysBefore.map(({ contacts }) => contacts)));
  const top = scale.at(-1) ?? 1;
  const toX = (index: number) => (100 * index) / (days.length - 1);
  const toY = (contacts: number) => height - (height * contacts) / top;
  const toPoints = (line: readonly ContactDay[]) =>
    line.map(({ contacts }, index) => `${round(toX(index))},${round(toY(contacts))}`).join(" ");
  const slot = 100 / (days.length - 1);

  return (
    <div className="pt-2 pr-4 pb-1 pl-9">
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        className="block w-full overflow-visible text-xs"
        height={height + 24}
      >
        <title id={`${id}-title`}>Contatos por dia</title>
        <desc id={`${id}-desc`}>
          {`De ${formatDay(days[0]?.day ?? "")} a ${formatDay(days.at(-1)?.day ?? "")}. Melhor dia: ${formatDay(best.day)}, com ${countContacts(best.contacts)}.`}
        </desc>
        {scale.map((value) => (
          <g key={value}>
            <line x1="0" x2="100%" y1={toY(value)} y2={toY(value)} className="stroke-line" strokeOpacity="0.7" />
            <text x="-8" y={toY(value) + 4} textAnchor="end" className="fill-soft-ink">
              {formatNumber(value)}
            </text>
          </g>
        ))}
        {labelledDays(days.length, 4).map((index) => (
          <text key={index} x={`${toX(index)}%`} y={height + 20} textAnchor="middle" className="fill-soft-ink">
            {formatDay(days[index]?.day ?? "")}
          </text>
        ))}
        <svg
          aria-hidden="true"
          width="100%"
          height={height}
          viewBox={`0 0 100 ${height}`}
          preserveAspectRatio="none"
          className="overflow-visible"
          fill="none"
          strokeLinejoin="round"
        >
          <polygon points={`0,${height} ${toPoints(days)} 100,${height}`} className="fill-brand" fillOpacity="0.08" />
          <polyline
            points={toPoints(daysBefore)}
            className="stroke-soft-ink"
            strokeWidth="1.5"
            strokeDasharray="4 4"
            strokeOpacity="0.75"
            vectorEffect="non-scaling-stroke"
          />
          <polyline
            points={toPoints(days)}
            className="stroke-brand"
            strokeWidth="2.5"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {days.map(({ day, contacts, chats, phones }, index) => (
          <g key={day} className="group">
            <rect x={`${toX(index) - slot / 2}%`} width={`${slot}%`} height={height} fill="transparent">
              <title>{`${formatDay(day)}: ${countContacts(contacts)} (conversas: ${formatNumber(chats)}, ligações: ${formatNumber(phones)}); antes: ${formatNumber(daysBefore[index]?.contacts ?? 0)}`}</title>
            </rect>
            <circle
              cx={`${toX(index)}%`}
              cy={toY(contacts)}
              r={days.length > mostDots ? 0 : 3}
              pointerEvents="none"
              className="fill-brand stroke-white group-hover:[r:5px]"
            />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Two digits are finer than any screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}
