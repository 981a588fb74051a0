import { CircleAlert, CircleCheck } from "lucide-react";
import { Link } from "react-router";
import { styles } from "../parts/styles.ts";
import { ProgressBar } from "../runs/progress-bar.tsx";
import { toPhotoAddress } from "./photos-address.ts";
import type { Upload } from "./use-uploads.ts";

type UploadRowProps = { upload: Upload; onRetry(key: number): void; onDismiss(key: number): void };

export function UploadRow({ upload, onRetry, onDismiss }: UploadRowProps) {
  const { key, name, state } = upload;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line px-3 py-2">
      <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
      {state.kind === "waiting" && <p className="text-sm text-soft-ink">Na fila</p>}
      {state.kind === "sending" && (
        <div className="w-full space-y-1">
          <ProgressBar percentage={state.percentage} label={`Envio de ${name}`} />
          <p className="text-sm text-soft-ink">
            {state.percentage < 100 ? `Enviando: ${state.percentage}%` : "Preparando os tamanhos da foto..."}
          </p>
        </div>
      )}
      {state.kind === "done" && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 text-good">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
          Foto enviada
          <Link to={toPhotoAddress(state.id)} className={styles.link}>
            Abrir<span className="sr-only"> {name}</span>
          </Link>
        </p>
      )}
      {state.kind === "failed" && (
        <>
          <p role="alert" className="flex w-full items-start gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            {state.reason}
          </p>
          <div className="flex flex-wrap gap-2">
            {state.canRetry && (
              <button type="button" className={styles.quiet} onClick={() => onRetry(key)}>
                Tentar de novo<span className="sr-only"> {name}</span>
              </button>
            )}
            <button type="button" className={styles.quiet} onClick={() => onDismiss(key)}>
              Dispensar<span className="sr-only"> {name}</span>
            </button>
          </div>
        </>
      )}
    </li>
  );
}
