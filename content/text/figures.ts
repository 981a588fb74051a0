import { facts } from "../facts.ts";

const { arrivalMinutes, installationHours, maintenance, motor, warranty } = facts;

function counted(count: number, one: string, many: string): string {
  return count === 1 ? one : `${count} ${many}`;
}

function span(range: { min: number; max: number }, unit: string): string {
  return `${range.min} a ${range.max} ${unit}`;
}

/** Figures of the business as they read inside a sentence. */
export const quarterHpWidth = `${motor.quarterHpMaxWidthMetres.toLocaleString("pt-BR")} metros`;
export const motorLife = span(motor.lifeYears, "anos");
export const arrival = span(arrivalMinutes, "minutos");
export const tiltingHours = span(installationHours.tilting, "horas");
export const slidingHours = span(installationHours.sliding, "horas");
export const heavyHours = span(installationHours.heavy, "horas");
export const motorWarranty = counted(warranty.motorMonths, "um mês", "meses");
export const installationWarranty = counted(warranty.installationMonths, "um mês", "meses");
export const homeVisits = `${counted(maintenance.homeTimesAYear, "uma vez", "vezes")} por ano`;
export const businessVisits = `${counted(maintenance.businessTimesAYear, "uma vez", "vezes")} por ano`;
export const rackClearance = `${facts.rackClearanceMm.min} a ${facts.rackClearanceMm.max} mm`;

export const [standardModel, speedyModel, jetflexModel] = facts.models;
