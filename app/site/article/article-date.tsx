import { CalendarDays, Clock } from "#app/ui/icons.tsx";

// The date is a day, not a moment: read as UTC and written as UTC, it is the same everywhere.
const dayFormat = new Intl.DateTimeFormat("pt-BR", { dateStyle: "long", timeZone: "UTC" });

type ArticleDateProps = { datePublished: string; readingMinutes: number };

export function ArticleDate({ datePublished, readingMinutes }: ArticleDateProps) {
  return (
    <>
      <p className="flex items-center gap-2">
        <CalendarDays className="size-5" />
        <time dateTime={datePublished}>{dayFormat.format(new Date(datePublished))}</time>
      </p>
      <p className="flex items-center gap-2">
        <Clock className="size-5" />
        {readingMinutes} minutos de leitura
      </p>
    </>
  );
}
