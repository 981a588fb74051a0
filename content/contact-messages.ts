import { firstDay, longestPeriod, type PeriodProblem } from "#domain/contact-period.ts";

/** What the panel says about a period that it cannot show. */
export const periodMessages: Record<PeriodProblem, string> = {
  incomplete: "Preencha a data inicial e a data final.",
  "not-a-day": "Confira as datas: uma delas não existe.",
  reversed: "A data inicial precisa vir antes da data final.",
  "in-future": "A data final não pode passar de hoje.",
  "too-early": `A data inicial não pode ser anterior a ${firstDay.split("-").reverse().join("/")}.`,
  "too-long": `Escolha um período de até ${longestPeriod} dias.`,
};
