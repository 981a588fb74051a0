export type Problem = { title: string; description: string };

export function DeleteProblem({ problem }: { problem: Problem | undefined }) {
  if (!problem) return null;
  return (
    <p role="alert" className="card font-semibold">
      {`${problem.title} — ${problem.description}`}
    </p>
  );
}
