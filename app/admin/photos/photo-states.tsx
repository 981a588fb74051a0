import { ImagePlus, type LucideIcon, SearchX, Sparkles, Trash2 } from "lucide-react";
import { Link } from "react-router";
import { photoLimits } from "#domain/photos.ts";
import { EmptyState } from "../parts/empty-state.tsx";
import { styles } from "../parts/styles.ts";
import { type PhotosPlace, toPhotosAddress } from "./photos-address.ts";

type State = { icon: LucideIcon; title: string; text: string; link?: { to: string; label: string } };

/** Says what to do where there is nothing to see. */
export function NoPhotos({ place }: { place: PhotosPlace }) {
  const { icon, title, text, link } = toState(place);
  return (
    <EmptyState icon={icon} title={title} text={text}>
      {link && (
        <Link to={link.to} className={styles.quiet}>
          {link.label}
        </Link>
      )}
    </EmptyState>
  );
}

function toState({ list, search }: PhotosPlace): State {
  const back = { to: toPhotosAddress({}), label: "Ver todas as fotos" };
  if (search !== "") {
    return {
      icon: SearchX,
      title: `Nenhuma foto com “${search}” na descrição ou no nome`,
      text: "Confira a grafia ou procure por menos palavras.",
      link: { to: toPhotosAddress({ list }), label: "Limpar busca" },
    };
  }
  if (list === "undescribed") {
    return { icon: Sparkles, title: "Todas as fotos têm descrição", text: "Não falta nada por aqui.", link: back };
  }
  if (list === "bin") {
    const text = `As fotos que você excluir ficam aqui por ${photoLimits.daysInBin} dias, caso mude de ideia.`;
    return { icon: Trash2, title: "A lixeira está vazia", text, link: back };
  }
  return {
    icon: ImagePlus,
    title: "Nenhuma foto ainda",
    text: "Envie fotos de portões e de serviços que você fez. Depois escreva em cada uma o que ela mostra: assim quem não enxerga a foto, e o Google, também entendem.",
  };
}
