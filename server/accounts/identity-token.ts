import { z } from "zod";
import { parseJson } from "#domain/parse-json.ts";

/** What counts of an identity token. A claim of another kind than the standard's is as good as none. */
const claimsSchema = z.object({
  sub: z.string().catch(""),
  email: z.string().catch(""),
  email_verified: z.boolean().catch(false),
  name: z.string().catch(""),
  aud: z.union([z.string(), z.array(z.string())]).catch([]),
  azp: z.unknown().optional(),
});

export type Claims = Pick<z.output<typeof claimsSchema>, "sub" | "email" | "email_verified" | "name">;

/**
 * Its signature, issuer, age and nonce have been checked by now. One that is meant for others too, or was given to another
 * party, is none of ours: whoever else holds it could hand it to us.
 */
export function readIdentityToken(idToken: string, clientId: string): Claims | null {
  const claims = parseJson(Buffer.from(idToken.split(".")[1] ?? "", "base64url").toString(), claimsSchema);
  if (!claims) return null;
  const audiences = [claims.aud].flat();
  const isForUs = audiences.length > 0 && audiences.every((audience) => audience === clientId);
  return isForUs && (claims.azp === undefined || claims.azp === clientId) ? claims : null;
}
