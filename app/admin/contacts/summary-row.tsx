import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import type { ContactTotals } from "#domain/contact-figures.ts";
import { formatNumber } from "#domain/format-number.ts";
import { describeChange, describeRateChange, formatRate } from "./words.ts";

type SummaryRowProps = { totals: ContactTotals; before: ContactTotals };

const counted = [
  { name: "contacts", label: "Contatos", hint: "conversas e ligações" },
  { name: "chats", label: "Conversas", hint: "toques no WhatsApp" },
  { name: "phones", label: "Ligações", hint: "toques no telefone" },
  { name: "views", label: "Visitas", hint: "páginas abertas" },
] as const;

export function SummaryRow({ totals, before }: SummaryRowProps) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-5 lg:gap-4">
      {counted.map(({ name, label, hint }) => (
        <Figure
          key={name}
          label={label}
          hint={hint}
          figure={formatNumber(totals[name])}
          change={describeChange(totals[name], before[name])}
          direction={getDirection(totals[name], before[name])}
          before={formatNumber(before[name])}
        />
      ))}
      <Figure
        label="Taxa"
        hint="contatos por visita"
        figure={formatRate(totals.rate)}
        change={describeRateChange(totals.rate, before.rate)}
        direction={getDirection(totals.rate, before.rate)}
        before={formatRate(before.rate)}
      />
    </dl>
  );
}

type FigureProps = {
  label: string;
  hint: string;
  figure: string;
  change: string;
  direction: number;
  before: string;
};

function Figure({ label, hint, figure, change, direction, before }: FigureProps) {
  const Icon = direction === 0 ? Minus : direction > 0 ? TrendingUp : TrendingDown;
  const colour = direction === 0 ? "text-soft-ink" : direction > 0 ? "text-good" : "text-danger";
  return (
    <div className="flex min-w-0 flex-col rounded-xl border border-line bg-white p-4 shadow-sm first:col-span-2 lg:first:col-span-1">
      <dt>
        <span className="font-semibold">{label}</span>
        <span className="block text-sm text-soft-ink">{hint}</span>
      </dt>
      <dd className="mt-1 text-3xl font-bold text-brand tabular-nums">{figure}</dd>
      <dd className={`mt-1 flex items-start gap-1.5 text-sm font-medium ${colour}`}>
        <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {change}
      </dd>
      <dd className="text-sm text-soft-ink">antes: {before}</dd>
    </div>
  );
}

/** Less than one in a hundred is no reason for a colour. */
function getDirection(now: number | null, before: number | null): number {
  if (now === null || before === null || Math.abs(now - before) < before / 100) return 0;
  return Math.sign(now - before);
}
