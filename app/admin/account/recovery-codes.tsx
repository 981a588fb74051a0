/** Shown once; the server never shows these again. */
export function RecoveryCodes({ codes }: { codes: string[] }) {
  return (
    <div role="status" className="space-y-3 rounded-lg border border-good bg-good-pale p-4">
      <h3 className="font-bold">Códigos de recuperação</h3>
      <p>
        Guarde estes códigos em lugar seguro. Cada um vale uma vez, no lugar do código do aplicativo, e eles não
        aparecem de novo.
      </p>
      <ul className="grid grid-cols-2 gap-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}
