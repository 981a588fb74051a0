import type { Config } from "../config.ts";
import { mustEncrypt } from "../mail/mailer.ts";
import { isNearHost } from "../security/near-host.ts";
import type { Check } from "./doctor.ts";

type Way = { setting: string; url: string | null; isClear(url: URL): boolean; remedy: string };

const isHttp = ({ protocol }: URL) => protocol === "http:";
const useHttps = "use https";

/** What the operator said may go in the clear, or wrote as http: nothing stops it, so somebody should know. */
export function checkEncryption({ databaseUrl, storageUrl, smtpUrl, ai, cdn, google }: Config): Check {
  const ways: Way[] = [
    {
      setting: "DATABASE_URL",
      url: databaseUrl,
      isClear: ({ searchParams }) => searchParams.get("sslmode") === "disable",
      remedy: "use sslmode=verify-full",
    },
    {
      setting: "STORAGE_URL",
      url: storageUrl,
      isClear: ({ searchParams }) => searchParams.get("tls") === "false",
      remedy: "tire tls=false",
    },
    {
      setting: "SMTP_URL",
      url: smtpUrl,
      isClear: ({ protocol, href }) => protocol === "smtp:" && !mustEncrypt(href),
      remedy: "tire ignoreTLS=true",
    },
    { setting: "AI_BASE_URL", url: ai.baseUrl, isClear: isHttp, remedy: useHttps },
    { setting: "CDN_PURGE_URL", url: cdn?.purgeUrl ?? null, isClear: isHttp, remedy: useHttps },
    { setting: "GOOGLE_ISSUER", url: google?.issuer ?? null, isClear: isHttp, remedy: useHttps },
  ];
  return async () => {
    const clear = ways.filter(({ url, isClear }) => {
      const place = url === null ? null : new URL(url);
      return place !== null && !isNearHost(place.hostname) && isClear(place);
    });
    if (clear.length === 0) return { isGood: true, text: "o que sai desta rede vai criptografado" };
    const named = clear.map(({ setting, url, remedy }) => `${setting} (${new URL(url ?? "").hostname}): ${remedy}`);
    return { isGood: false, text: `sem criptografia para fora desta rede, em ${named.join("; ")}` };
  };
}
