import gateMovement from "./gate-movement.svg";
import motorKit from "./motor-kit.svg";
import pivotingGate from "./pivoting-gate.svg";
import remoteControl from "./remote-control.svg";
import slidingGate from "./sliding-gate.svg";
import stepLimit from "./step-limit.svg";
import stepMark from "./step-mark.svg";
import stepRack from "./step-rack.svg";
import stepSupport from "./step-support.svg";
import stepTest from "./step-test.svg";
import stepWiring from "./step-wiring.svg";
import tiltingGate from "./tilting-gate.svg";

/** Files, not markup in every page: a browser fetches each once and keeps it. The first two want a dark ground. */
const pictures = {
  "tilting-gate": {
    src: tiltingGate,
    width: 668,
    height: 470,
    alt: "Casa com portão basculante meio aberto e o motor",
  },
  "gate-movement": { src: gateMovement, width: 640, height: 360, alt: "Portão basculante, visto de lado, subindo" },
  "sliding-gate": { src: slidingGate, width: 320, height: 200, alt: "Portão deslizante com motor e cremalheira" },
  "pivoting-gate": { src: pivotingGate, width: 320, height: 200, alt: "Portão pivotante de duas folhas com motores" },
  "motor-kit": { src: motorKit, width: 360, height: 320, alt: "Motor com fuso e braço, central e controle remoto" },
  "remote-control": { src: remoteControl, width: 200, height: 200, alt: "Controle remoto de portão" },
  "step-mark": { src: stepMark, width: 160, height: 120, alt: "Trena e lápis marcando o lugar do motor" },
  "step-support": { src: stepSupport, width: 160, height: 120, alt: "Furadeira fixando o suporte no piso" },
  "step-rack": { src: stepRack, width: 160, height: 120, alt: "Cremalheira com folga sobre a engrenagem" },
  "step-limit": { src: stepLimit, width: 160, height: 120, alt: "Ímãs de fim de curso nas pontas da cremalheira" },
  "step-wiring": { src: stepWiring, width: 160, height: 120, alt: "Fios ligados aos bornes da central" },
  "step-test": { src: stepTest, width: 160, height: 120, alt: "Portão testado nos dois sentidos" },
};

export type PictureName = keyof typeof pictures;

type IllustrationProps = {
  name: PictureName;
  /** Beside words that say the same. */
  isDecorative?: boolean;
  /** Seen before anyone scrolls. */
  isUrgent?: boolean;
  className?: string;
};

export function Illustration({ name, isDecorative = false, isUrgent = false, className }: IllustrationProps) {
  const { alt, ...file } = pictures[name];
  return (
    <img
      {...file}
      alt={isDecorative ? "" : alt}
      loading={isUrgent ? "eager" : "lazy"}
      fetchPriority={isUrgent ? "high" : undefined}
      className={className}
    />
  );
}
