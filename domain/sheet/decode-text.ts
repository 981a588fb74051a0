/**
 * The text of a file, whatever program saved it: what is marked as UTF-8 or UTF-16 is that; what is not is UTF-8 where
 * it can be, UTF-16 where every second byte is empty, and else what Excel in Brazil writes.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(findEncoding(bytes)).decode(bytes);
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 2_000);
  const zeros = [0, 1].map((parity) => start.filter((byte, index) => byte === 0 && index % 2 === parity).length);
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return "utf-16le";
  if (even > start.length / 4 && odd === 0) return "utf-16be";
  return isUtf8(bytes) ? "utf-8" : "windows-1252";
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
