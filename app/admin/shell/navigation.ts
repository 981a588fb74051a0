import {
  ChartLine,
  FilePlus2,
  Files,
  Images,
  LayoutDashboard,
  type LucideIcon,
  Store,
  UserCog,
  Users,
} from "lucide-react";
import { mayOpen, type Role } from "#domain/access.ts";

type NavigationEntry = {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Where more of its screens are, besides those below its own address. */
  also?: readonly string[];
};

/** Ways to make pages that came before the one screen for all, and what they lead to. */
const generators = ["/admin/local-generator", "/admin/legacy-generator", "/admin/conferir-titulos", "/admin/execucoes"];

/** The pages of the panel, in the order of the menu. */
const navigation: readonly NavigationEntry[] = [
  { to: "/admin/painel", label: "Painel", icon: LayoutDashboard },
  { to: "/admin/pages-list", label: "Páginas", icon: Files, also: ["/admin/paginas", "/admin/mudancas"] },
  { to: "/admin/criar", label: "Criar páginas", icon: FilePlus2, also: generators },
  { to: "/admin/loja", label: "Minha loja", icon: Store },
  { to: "/admin/fotos", label: "Fotos", icon: Images },
  { to: "/admin/contatos", label: "Contatos", icon: ChartLine },
  { to: "/admin/pessoas", label: "Pessoas", icon: Users },
  { to: "/admin/conta", label: "Conta", icon: UserCog },
];

/** Whether a screen belongs to an entry of the menu. */
export function isUnder({ to, also = [] }: Pick<NavigationEntry, "to" | "also">, path: string): boolean {
  return [to, ...also].some((start) => path === start || path.startsWith(`${start}/`));
}

/** What the role may open; the first is where it begins. */
export function findNavigation(role: Role): NavigationEntry[] {
  return navigation.filter(({ to }) => mayOpen(role, to));
}
