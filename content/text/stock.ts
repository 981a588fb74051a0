import type { Theme } from "#domain/text/stock.ts";
import { buildingThemes } from "./buildings.ts";
import { buyingThemes } from "./buying.ts";
import { controlThemes } from "./control.ts";
import { closings, openings } from "./frame.ts";
import { groundThemes } from "./ground.ts";
import { motorThemes } from "./motors.ts";
import { safetyThemes } from "./safety.ts";
import { serviceThemes } from "./service.ts";

export { closings, openings };

export const themes: Theme[] = [
  ...motorThemes,
  ...controlThemes,
  ...safetyThemes,
  ...serviceThemes,
  ...buyingThemes,
  ...buildingThemes,
  ...groundThemes,
];
