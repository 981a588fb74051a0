import { Outlet } from "react-router";
import type { PanelHandle } from "../hydration/page-handle.ts";
import stylesheet from "./admin.css?url";

export const handle: PanelHandle = { isPanel: true };

export const links = () => [{ rel: "stylesheet", href: stylesheet }];

export default function PanelStyles() {
  return <Outlet />;
}
