/** How the panel's controls look; every one is a comfortable target for a finger. */
export const styles = {
  input: "min-h-11 w-full rounded-lg border border-line bg-white px-3 aria-invalid:border-danger",
  file: "block w-full cursor-pointer rounded-lg border-2 border-dashed border-line p-4 file:mr-4 file:min-h-11 file:cursor-pointer file:rounded-lg file:border file:border-solid file:border-line file:bg-white file:px-4 file:font-semibold aria-invalid:border-danger",
  button:
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg bg-brand px-4 py-1.5 font-semibold text-white hover:bg-brand-dark disabled:opacity-70",
  quiet:
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-line bg-white px-4 py-1.5 font-semibold hover:bg-paper disabled:opacity-70",
  danger:
    "inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border border-danger bg-white px-4 py-1.5 font-semibold text-danger hover:bg-danger hover:text-white disabled:opacity-70",
  card: "rounded-xl border border-line bg-white p-5 shadow-sm md:p-6",
  chip: "inline-flex min-h-11 items-center gap-1 rounded-full border border-line bg-white px-4 font-medium hover:bg-paper aria-[current=true]:border-brand aria-[current=true]:bg-brand aria-[current=true]:text-white",
  link: "inline-flex min-h-11 items-center font-medium text-brand underline underline-offset-4",
} as const;
