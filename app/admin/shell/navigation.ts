import { ChartLine, LayoutDashboard, type LucideIcon, UserCog } from "lucide-react";

/** The pages of the panel, in the order of the menu. */
export const navigation: { to: string; label: string; icon: LucideIcon }[] = [
  { to: "/admin/painel", label: "Painel", icon: LayoutDashboard },
  { to: "/admin/contatos", label: "Contatos", icon: ChartLine },
  { to: "/admin/conta", label: "Conta", icon: UserCog },
];
