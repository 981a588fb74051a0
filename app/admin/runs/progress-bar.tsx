/** How far a run is. */
export function ProgressBar({ percentage, label }: { percentage: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percentage}
      className="h-3 w-full overflow-hidden rounded-full bg-line"
    >
      <div className="h-full bg-brand" style={{ width: `${percentage}%` }} />
    </div>
  );
}
