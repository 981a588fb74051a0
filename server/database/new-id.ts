import { randomBytes } from "node:crypto";

let lastTime = 0;
let sequence = 0;

/**
 * A UUID of version 7: ids sort by when they were made, also within one millisecond (its 12 bits after the
 * time count up), so "newest first" is stable for pages that a run makes faster than the clock ticks.
 */
export function newId(now: number = Date.now()): string {
  sequence = now > lastTime ? 0 : sequence + 1;
  lastTime = Math.max(now, lastTime);
  if (sequence > 0xfff) {
    lastTime += 1;
    sequence = 0;
  }
  const bytes = randomBytes(16);
  bytes.writeUIntBE(lastTime, 0, 6);
  bytes.writeUInt16BE(0x7000 | sequence, 6);
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
