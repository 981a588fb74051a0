import { toBusinessDay } from "#domain/business-day.ts";
import type { FailureCode, FailureSum } from "#domain/failures.ts";
import { formatTime } from "#domain/format-date.ts";
import { sayCount } from "./say-count.ts";

type FailureEntry = {
  /** What someone would have noticed. */
  what: string;
  /** What she can do about it. */
  advice: string;
};

const askTechnician = "Se acontecer de novo, avise o técnico.";

/** What the panel says of each, in the owner's words. */
const failures: Record<FailureCode, FailureEntry> = {
  "page-failed": {
    what: "Uma página não abriu",
    advice: "Abra a página para ver se já voltou. Se não voltou, avise o técnico.",
  },
  "request-failed": { what: "Alguém ficou sem resposta do site", advice: askTechnician },
  "too-busy": {
    what: "Houve visitas demais ao mesmo tempo, e alguém foi convidado a esperar",
    advice: "Passa sozinho. Se acontecer todo dia, peça ao técnico um servidor maior.",
  },
  "database-away": {
    what: "O banco de dados ficou sem responder",
    advice: "Veja acima se ele já responde. Se não, avise o técnico agora.",
  },
  "photo-unreadable": {
    what: "Uma foto não apareceu",
    advice: "Veja em Fotos se ela aparece. Se não, avise o técnico.",
  },
  "backup-failed": {
    what: "A cópia de segurança da noite não foi feita",
    advice: "Avise o técnico hoje: sem a cópia, o que se perder não volta.",
  },
  "contacts-waiting": {
    what: "Contatos e visitas demoraram a ser gravados",
    advice: "Não precisa fazer nada: eles são gravados assim que o banco de dados responde.",
  },
  "run-failed": {
    what: "Uma geração de páginas teve um problema",
    advice: "Ela continua sozinha. Veja em Gerações, mais abaixo, se algum título ficou com erro e tente de novo.",
  },
  "mail-failed": {
    what: "Um e-mail não saiu",
    advice: "Mande de novo. Se não chegar, peça ao técnico para conferir o envio de e-mails.",
  },
  "list-failed": { what: "Uma lista do painel não abriu", advice: `Recarregue a página. ${askTechnician}` },
  "action-failed": {
    what: "Algo que foi pedido no painel não deu certo",
    advice: `Confira se foi feito e, se não foi, tente de novo. ${askTechnician}`,
  },
  "sitemap-failed": {
    what: "O mapa do site saiu incompleto",
    advice: "Os buscadores pedem de novo sozinhos. Se acontecer todo dia, avise o técnico.",
  },
  "cleaning-failed": {
    what: "A limpeza diária do que é antigo não foi feita",
    advice: "O sistema tenta de novo amanhã. Se acontecer todo dia, avise o técnico.",
  },
  "activity-lost": {
    what: "Algo que foi feito no painel não entrou no histórico",
    advice: askTechnician,
  },
  other: { what: "Algo deu errado no servidor", advice: askTechnician },
};

/** Places that are no kind of page. */
const places: Record<string, string> = {
  login: "na entrada do painel",
  asset: "nos arquivos do site",
  photo: "nas fotos",
  api: "na contagem de contatos",
  feed: "nos arquivos para buscadores",
  health: "na verificação do servidor",
};

export const noFailures = "Nenhum erro nas últimas 24 horas";

/** The line over the list. */
export function countFailures(count: number): string {
  return `${sayCount(count, "erro", "erros")} nas últimas 24 horas`;
}

export type SaidFailure = { text: string; advice: string; requestId: string | null };

/** What happened, where, how often and since when. `label` names a kind of page. */
export function sayFailure(failure: FailureSum, label: string, now: Date): SaidFailure {
  const { code, place, count, since, lastAt, lastRequestId } = failure;
  const { what, advice } = failures[code];
  const where = sayPlace(place, label);
  const when =
    count === 1
      ? `uma vez, ${sayMoment(lastAt, now)}`
      : `${sayOften(count)} desde ${sayHour(since, now)}, a última ${sayMoment(lastAt, now)}`;
  return { text: `${what}${where && ` ${where}`}: ${when}.`, advice, requestId: lastRequestId };
}

function sayPlace(place: string, label: string): string {
  if (place === "") return "";
  if (place.startsWith("/admin")) return `no painel (${place})`;
  return (Object.hasOwn(places, place) && places[place]) || `em “${label}”`;
}

function sayOften(count: number): string {
  return sayCount(count, "vez", "vezes");
}

function sayDay(at: Date, now: Date): string {
  return toBusinessDay(at) === toBusinessDay(now) ? "hoje" : "ontem";
}

function sayMoment(at: Date, now: Date): string {
  return `${sayDay(at, now)} às ${formatTime(at)}`;
}

function sayHour(at: Date, now: Date): string {
  return `${sayDay(at, now)} às ${formatTime(at).slice(0, 2)}h`;
}
