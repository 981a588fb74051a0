import { connect } from "node:net";
import { getReason } from "#domain/errors.ts";
import type { Config } from "../config.ts";
import type { Check } from "./doctor.ts";

const patience = 5_000;

/** Null when somebody is there. */
function tryToConnect(place: { host: string; port: number }): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ ...place, timeout: patience });
    const end = (said: string | null) => {
      socket.destroy();
      resolve(said);
    };
    socket.once("connect", () => end(null));
    socket.once("timeout", () => end("sem resposta"));
    socket.once("error", (error) => end(getReason(error)));
  });
}

/** Connects and goes: a request would throw away what the CDN keeps. */
export function checkCdn({ cdn }: Config): Check {
  return async () => {
    if (cdn === null) return { isGood: true, text: "CDN_PURGE_URL não está definida: nenhuma CDN guarda páginas" };
    const { protocol, hostname, port, host } = new URL(cdn.purgeUrl);
    const place = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || (protocol === "https:" ? 443 : 80)) };
    const problem = await tryToConnect(place);
    if (problem === null) return { isGood: true, text: `${host} atende` };
    return {
      isGood: false,
      text: `${host} não atende (${problem}): confira CDN_PURGE_URL; até lá a CDN pode mostrar páginas de até uma hora atrás`,
    };
  };
}

/** Connects and goes: no mail is sent, and no password leaves. */
export function checkMail({ smtpUrl }: Config): Check {
  return async () => {
    if (smtpUrl === null) return { isGood: true, text: "SMTP_URL não está definida: nenhum e-mail sai" };
    const { protocol, hostname, port } = new URL(smtpUrl);
    const place = { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port || (protocol === "smtps:" ? 465 : 587)) };
    const shown = `${place.host}:${place.port}`;
    const problem = await tryToConnect(place);
    if (problem === null) return { isGood: true, text: `${shown} atende` };
    return { isGood: false, text: `${shown} não atende (${problem}): confira SMTP_URL e o firewall` };
  };
}

/** The key of the environment is tried; one that was saved in the panel is for the server alone. */
export function checkAi({ ai: { baseUrl, apiKey } }: Config): Check {
  return async () => {
    const { host } = new URL(baseUrl);
    let status: number;
    try {
      const answer = await fetch(`${baseUrl}/models`, {
        headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch (error) {
      const reason = error instanceof Error && error.cause ? getReason(error.cause) : getReason(error);
      return {
        isGood: false,
        text: `${host} não atende (${reason}): confira AI_BASE_URL; sem ela só a IA não escreve`,
      };
    }
    if (apiKey !== null && (status === 401 || status === 403))
      return { isGood: false, text: `${host} recusou a chave de AI_API_KEY: troque-a` };
    if (status >= 500) return { isGood: false, text: `${host} está com problemas (${status}): tente mais tarde` };
    return { isGood: true, text: `${host} atende` };
  };
}
