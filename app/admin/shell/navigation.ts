import { ChartLine, FilePlus2, Files, LayoutDashboard, type LucideIcon, Rows3, Store, UserCog } from "lucide-react";

/** The pages of the panel, in the order of the menu. */
export const navigation: { to: string; label: string; icon: LucideIcon }[] = [
  { to: "/admin/painel", label: "Painel", icon: LayoutDashboard },
  { to: "/admin/pages-list", label: "Páginas", icon: Files },
  { to: "/admin/local-generator", label: "Gerador local", icon: FilePlus2 },
  { to: "/admin/legacy-generator", label: "Gerador em massa", icon: Rows3 },
  { to: "/admin/loja", label: "Minha loja", icon: Store },
  { to: "/admin/contatos", label: "Contatos", icon: ChartLine },
  { to: "/admin/conta", label: "Conta", icon: UserCog },
];
