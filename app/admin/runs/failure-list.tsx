type Failure = { position: number; title: string; reason: string | null };

/** Titles that made no page, each with its reason. */
export function FailureList({ failures }: { failures: Failure[] }) {
  return (
    <ul className="divide-y divide-line">
      {failures.map(({ position, title, reason }) => (
        <li key={position} className="py-2">
          <p className="font-medium break-words">{title}</p>
          <p className="text-sm break-words text-danger">{reason}</p>
        </li>
      ))}
    </ul>
  );
}
