/** What holds for gates and motors whoever installs them. What belongs to the shop stands in facts.ts. */
export const trade = {
  motor: {
    homePower: { min: "1/4HP", max: "1/2HP" },
    quarterHpMaxWidthMetres: 2.5,
    lifeYears: { min: 8, max: 12 },
    volts: 220,
  },
  remoteReachMetres: 100,
  rackClearanceMm: { min: 1, max: 2 },
  /** An adjustment, or a small part that the technician carries, takes less. */
  smallRepair: "uma hora",
  maintenance: {
    homeTimesAYear: 1,
    businessTimesAYear: 2,
    lubrication: "mensal",
    rackLubricationMonths: 6,
  },
} as const;
