import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";

/** Carries the client's address to whoever counts tries. The server sets it; what a client sends under it is dropped. */
export const clientAddressHeader = "x-client-address";

/**
 * The socket's address, or with a trusted proxy the last one in its list: the proxy wrote that one itself, all
 * before it are the client's word.
 */
export function getClientAddress(request: Pick<IncomingMessage, "headers" | "socket">, trustProxy: boolean): string {
  const socket = request.socket.remoteAddress ?? "0.0.0.0";
  if (!trustProxy) return toPlain(socket);
  const forwarded = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .at(-1)
    ?.trim();
  return toPlain(forwarded && isIP(forwarded) ? forwarded : socket);
}

/** An IPv4 address in IPv6 clothes is the same client. */
function toPlain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, "");
}

/** Whom a limit counts: one home or server has a whole /64 of IPv6 addresses, so they count as one. */
export function toNetwork(client: string): string {
  const address = toPlain(client);
  if (!isIPv6(address)) return address;
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const start = head === "" ? [] : head.split(":");
  const end = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - start.length - end.length)).fill("0");
  const groups = [...start, ...zeros, ...end].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
