import { z } from "zod";
import { getPlaceBySlug } from "#content/places/places.ts";
import { type BatchAction, type BatchRequest, readBatchRequest } from "#domain/batches.ts";
import { DomainError, type ErrorCode } from "#domain/errors.ts";
import { fromLocalTime } from "#domain/local-time.ts";
import { toPath } from "#domain/redirects.ts";
import { text } from "../parts/read-form.ts";

/** A box that was ticked is sent, whatever it says. */
const ticked = z
  .unknown()
  .optional()
  .transform((sent) => sent !== undefined);

/** The fields of all actions: which of them stand in the form depends on the action. */
export const optionsForm = z.object({
  destino: text,
  para: text,
  quando: text,
  porDia: text,
  lugar: text,
  procurar: text,
  trocar: text,
  titulo: ticked,
  fonte: text,
  versao: text,
  editadas: ticked,
});

type OptionFields = z.infer<typeof optionsForm>;

/** What the form says of an action. Throws a DomainError for what it cannot do. */
export function readOptions(action: BatchAction, fields: OptionFields, siteUrl: string): BatchRequest {
  const options = (): unknown => {
    switch (action) {
      case "unpublish":
        return { to: fields.destino === "pagina" ? toPath(fields.para, siteUrl) : null };
      case "schedule":
        return {
          at: fromLocalTime(fields.quando)?.toISOString(),
          perDay: fields.porDia === "" ? null : Number(fields.porDia),
        };
      case "place":
        return { place: fields.lugar === "titulo" ? null : fields.lugar };
      case "replace":
        return { find: fields.procurar, replacement: fields.trocar, isInTitle: fields.titulo };
      case "rewrite":
        return { source: fields.fonte, version: fields.versao, includesEdited: fields.editadas };
      default:
        return {};
    }
  };
  const request = readBatchRequest(action, options());
  if (!request) throw new DomainError(refusals[action] ?? "batch-fields");
  const problem = findProblem(request, fields.destino);
  if (problem) throw new DomainError(problem);
  return request;
}

const refusals: Partial<Record<BatchAction, ErrorCode>> = { schedule: "batch-schedule", replace: "batch-search" };

function findProblem({ action, options }: BatchRequest, target: string): ErrorCode | null {
  if (action === "unpublish" && target === "pagina" && options.to === null) return "batch-target";
  if (action === "schedule" && new Date(options.at).getTime() <= Date.now()) return "page-in-past";
  if (action === "place" && options.place && !getPlaceBySlug(options.place)) return "batch-place";
  return null;
}
