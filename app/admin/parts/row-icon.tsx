import {
  ExternalLink,
  EyeOff,
  GitMerge,
  type LucideIcon,
  MapPin,
  MessageCircle,
  Pencil,
  Sparkles,
  Tag,
  Trash2,
} from "lucide-react";

const icons = {
  bin: Trash2,
  contacts: MessageCircle,
  edit: Pencil,
  hide: EyeOff,
  merge: GitMerge,
  open: ExternalLink,
  place: MapPin,
  rewrite: Sparkles,
  subject: Tag,
} satisfies Record<string, LucideIcon>;

type IconName = keyof typeof icons;

/** Once on a screen, above the rows whose icons refer to it: drawn out in each row they were a fifth of the document. */
export function RowIconSprite({ names }: { names: readonly IconName[] }) {
  return (
    <svg aria-hidden="true" className="hidden">
      {names.map((name) => {
        const Icon = icons[name];
        return (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <Icon />
          </symbol>
        );
      })}
    </svg>
  );
}

export function RowIcon({ name }: { name: IconName }) {
  return (
    <svg aria-hidden="true" className="size-4 shrink-0">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
