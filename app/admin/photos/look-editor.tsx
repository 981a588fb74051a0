import { Crop, EyeOff } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { type PhotoLook, photoLimits } from "#domain/photos.ts";
import type { FormAnswer } from "../parts/read-form.ts";
import { styles } from "../parts/styles.ts";
import { SubmitButton } from "../parts/submit-button.tsx";
import { usePanelForm } from "../parts/use-panel-form.ts";
import { type Area, type Areas, noArea, toArea, toAreas, toRect } from "./area.ts";
import { AreaFields } from "./area-fields.tsx";
import { DrawingBoard } from "./drawing-board.tsx";
import { PhotoSection } from "./photo-section.tsx";
import { toOriginalAddress } from "./photos-address.ts";

type LookEditorProps = {
  id: string;
  /** Of the original. */
  size: { width: number; height: number };
  look: PhotoLook;
  version: number;
  answer: FormAnswer | undefined;
};

const tools = [
  { tool: "crop", label: "Recortar", icon: Crop },
  { tool: "blur", label: "Borrar uma parte", icon: EyeOff },
] as const;

type Tool = (typeof tools)[number]["tool"];

/** Drawn on the whole picture, or typed as numbers; both are the same fields of one form. */
export function LookEditor({ id, size, look, version, answer }: LookEditorProps) {
  const { formId, problemId } = usePanelForm("look", answer);
  const [{ crop, blurs }, setAreas] = useState<Areas>(() => toAreas(look, answer?.lastResult.initialValue));
  const [tool, setTool] = useState<Tool | null>(null);
  const setCrop = (area: Area) => setAreas((areas) => ({ ...areas, crop: area }));
  const setBlurs = (change: (blurs: Area[]) => Area[]) =>
    setAreas((areas) => ({ ...areas, blurs: change(areas.blurs) }));
  const isFull = blurs.length >= photoLimits.blurs;

  return (
    <PhotoSection title="Recortar e borrar">
      <p>Borre rostos, placas de carro e números de casa. A foto inteira fica guardada só aqui no painel.</p>
      <fieldset className="needs-script flex flex-wrap gap-2">
        <legend className="sr-only">O que desenhar na foto</legend>
        {tools.map(({ tool: own, label, icon: Icon }) => (
          <button
            key={own}
            type="button"
            aria-pressed={tool === own}
            disabled={own === "blur" && isFull}
            onClick={() => setTool(tool === own ? null : own)}
            className={`${styles.quiet} aria-pressed:border-brand aria-pressed:bg-brand aria-pressed:text-white`}
          >
            <Icon aria-hidden="true" className="size-4" />
            {label}
          </button>
        ))}
      </fieldset>
      <p aria-live="polite" className="needs-script text-sm text-soft-ink">
        {tool === null
          ? "Escolha uma das opções acima para desenhar na foto."
          : "Arraste de um canto ao outro da parte da foto."}
      </p>
      <DrawingBoard
        src={`${toOriginalAddress(id)}?v=${version}`}
        size={size}
        crop={toRect(crop)}
        blurs={blurs.flatMap((blur) => toRect(blur) ?? [])}
        isActive={tool !== null}
        onDraw={(rect) => {
          if (tool === "crop") setCrop(toArea(rect));
          else if (!isFull) setBlurs((all) => [...all, toArea(rect)]);
        }}
      />
      <Form id={formId} method="post" preventScrollReset className="space-y-4">
        {problemId && (
          <p id={problemId} className="font-medium text-danger">
            {answer?.problem.text}
          </p>
        )}
        <AreaFields
          legend="Recorte"
          name="crop"
          area={crop}
          problemId={problemId}
          onChange={setCrop}
          remove={{ label: "Tirar o recorte", isShown: crop !== noArea, onRemove: () => setCrop(noArea) }}
        />
        {blurs.map((blur, index) => (
          <AreaFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a part has nothing but its place in the list
            key={index}
            legend={`Parte borrada ${index + 1}`}
            name={`blurs[${index}]`}
            area={blur}
            problemId={problemId}
            onChange={(area) => setBlurs((all) => all.with(index, area))}
            remove={{
              label: `Remover a parte borrada ${index + 1}`,
              isShown: true,
              onRemove: () => setBlurs((all) => all.toSpliced(index, 1)),
            }}
          />
        ))}
        <noscript>
          <AreaFields legend="Mais uma parte para borrar" name={`blurs[${blurs.length}]`} area={noArea} />
        </noscript>
        <SubmitButton intent="look" busy="Salvando...">
          Salvar recorte e borrões
        </SubmitButton>
      </Form>
    </PhotoSection>
  );
}
