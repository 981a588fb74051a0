import { Files, LayoutDashboard, type LucideIcon, UserCog } from "lucide-react";

/** The pages of the panel, in the order of the menu. */
export const navigation: { to: string; label: string; icon: LucideIcon }[] = [
  { to: "/admin/painel", label: "Painel", icon: LayoutDashboard },
  { to: "/admin/pages-list", label: "Páginas", icon: Files },
  { to: "/admin/conta", label: "Conta", icon: UserCog },
];
