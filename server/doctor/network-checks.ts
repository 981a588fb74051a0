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

/** Asks for the site by its public address, as a visitor does: it must end at a server of ours, whoever stands in between. */
export function checkProxy({ siteUrl, trustProxy }: Config): Check {
  return async () => {
    if (siteUrl === null) {
      return trustProxy
        ? { isGood: false, text: "TRUST_PROXY=true sem SITE_URL: defina SITE_URL, ou tire TRUST_PROXY se não há proxy" }
        : { isGood: true, text: "SITE_URL não está definida: sem proxy" };
    }
    if (siteUrl.startsWith("https:") && !trustProxy) {
      const text =
        "SITE_URL é https, que só um proxy atende: defina TRUST_PROXY=true, ou todos os visitantes contam como um";
      return { isGood: false, text };
    }
    const { host } = new URL(siteUrl);
    try {
      const answer = await fetch(`${siteUrl}/healthz`, { redirect: "manual", signal: AbortSignal.timeout(patience) });
      await answer.body?.cancel();
      if (answer.ok && answer.headers.has("x-request-id")) return { isGood: true, text: `${host} chega a este site` };
      const text = `${host} responde ${answer.status}, mas não é este site: confira o proxy e para onde o nome aponta`;
      return { isGood: false, text };
    } catch (error) {
      return { isGood: false, text: `${host} não atende (${getFetchReason(error)}): confira o proxy e o DNS` };
    }
  };
}

const getFetchReason = (error: unknown) =>
  error instanceof Error && error.cause ? getReason(error.cause) : getReason(error);

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

/** The key of the environment is tried; one that was saved in the panel is for the server alone. Without any nobody asks the service. */
export function checkAi({ ai: { baseUrl, apiKey } }: Config, hasSavedKey: () => Promise<boolean>): Check {
  return async () => {
    if (apiKey === null && !(await hasSavedKey()))
      return { isGood: true, text: "nenhuma chave: as páginas são escritas sem a IA" };
    const { host } = new URL(baseUrl);
    let status: number;
    try {
      const answer = await fetch(`${baseUrl}/models`, {
        headers: apiKey === null ? {} : { authorization: `Bearer ${apiKey}` },
        redirect: "manual",
        signal: AbortSignal.timeout(patience),
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch (error) {
      return {
        isGood: false,
        text: `${host} não atende (${getFetchReason(error)}): confira AI_BASE_URL; sem ela só a IA não escreve`,
      };
    }
    if (apiKey !== null && (status === 401 || status === 403))
      return { isGood: false, text: `${host} recusou a chave de AI_API_KEY: troque-a` };
    if (status >= 300 && status < 400)
      return { isGood: false, text: `${host} manda para outro endereço (${status}): ponha o certo em AI_BASE_URL` };
    if (status >= 500) return { isGood: false, text: `${host} está com problemas (${status}): tente mais tarde` };
    return { isGood: true, text: `${host} atende` };
  };
}
