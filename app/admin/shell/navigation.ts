import { ChartLine, FilePlus2, Files, Images, LayoutDashboard, type LucideIcon, Rows3, UserCog } from "lucide-react";

/** The pages of the panel, in the order of the menu. */
export const navigation: { to: string; label: string; icon: LucideIcon }[] = [
  { to: "/admin/painel", label: "Painel", icon: LayoutDashboard },
  { to: "/admin/pages-list", label: "Páginas", icon: Files },
  { to: "/admin/fotos", label: "Fotos", icon: Images },
  { to: "/admin/local-generator", label: "Gerador local", icon: FilePlus2 },
  { to: "/admin/legacy-generator", label: "Gerador em massa", icon: Rows3 },
  { to: "/admin/contatos", label: "Contatos", icon: ChartLine },
  { to: "/admin/conta", label: "Conta", icon: UserCog },
];
