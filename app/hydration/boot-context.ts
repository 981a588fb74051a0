import { createContext } from "react";

/** True while a public page is rendered for its scripts alone. */
export const BootContext = createContext(false);
