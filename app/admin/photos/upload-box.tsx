import { Camera, ImageUp, type LucideIcon } from "lucide-react";
import { type ChangeEvent, type ComponentProps, type DragEvent, useId, useState } from "react";
import { styles } from "../parts/styles.ts";
import { PlainUpload } from "./plain-upload.tsx";
import type { SavedUploads } from "./save-uploads.ts";
import { UploadRow } from "./upload-row.tsx";
import { useUploads } from "./use-uploads.ts";

/** By drag and drop, from the device or straight from its camera; without JavaScript a plain form. */
export function UploadBox({ answer }: { answer: SavedUploads | undefined }) {
  const { uploads, add, retry, dismiss } = useUploads();
  const [isOver, setIsOver] = useState(false);
  const id = useId();

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    add([...(currentTarget.files ?? [])]);
    // The same file again must be a change again.
    currentTarget.value = "";
  }
  function drag(event: DragEvent) {
    event.preventDefault();
    setIsOver(event.type === "dragover");
    if (event.type === "drop") add([...event.dataTransfer.files]);
  }

  return (
    <section aria-labelledby={id} className={`space-y-4 ${styles.card}`}>
      <h2 id={id} className="text-xl font-bold">
        Enviar fotos
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for what the buttons do */}
      <div
        className={`needs-script space-y-3 rounded-lg border-2 border-dashed p-4 text-center md:p-6 ${isOver ? "border-brand bg-paper" : "border-line"}`}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={drag}
      >
        <p className="hidden text-soft-ink md:block">Arraste as fotos para cá ou escolha como enviar</p>
        <div className="flex flex-wrap justify-center gap-2">
          <FileButton label="Escolher fotos" kind="button" icon={ImageUp} multiple onChange={take} />
          <FileButton label="Tirar foto" kind="quiet" icon={Camera} capture="environment" onChange={take} />
        </div>
        <p className="text-sm text-soft-ink">
          JPEG, PNG, WebP ou AVIF de até 15 MB. O lugar e a data que o celular grava na foto são apagados.
        </p>
      </div>
      <PlainUpload answer={answer} />
      {uploads.length > 0 && (
        <ul aria-label="Fotos sendo enviadas" className="space-y-3">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={retry} onDismiss={dismiss} />
          ))}
        </ul>
      )}
    </section>
  );
}

type FileButtonProps = Pick<ComponentProps<"input">, "multiple" | "capture" | "onChange"> & {
  label: string;
  kind: "button" | "quiet";
  icon: LucideIcon;
};

/** A label that looks like a button: its input does what the browser knows best. */
function FileButton({ label, kind, icon: Icon, ...input }: FileButtonProps) {
  return (
    <label
      className={`relative cursor-pointer ${styles[kind]} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand`}
    >
      <Icon aria-hidden="true" className="size-5" />
      {label}
      <input type="file" accept="image/*" className="sr-only" {...input} />
    </label>
  );
}
