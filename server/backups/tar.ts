import { createHash } from "node:crypto";
import { readSync, writeSync } from "node:fs";

/**
 * As much of the tar format (ustar) as one of our backups has: plain files with short names. Any `tar` can unpack it.
 * Synchronous, since a backup always has a process of its own.
 */
const block = 512;
const chunkBytes = 1024 * 1024;
const mostOctal = 8 ** 11;

export class NotATar extends Error {}

type Source = { read(into: Buffer): number };

function makeHeader(name: string, bytes: number): Buffer {
  const header = Buffer.alloc(block);
  if (Buffer.byteLength(name) > 100) throw new RangeError(`the name is too long for a backup: ${name}`);
  header.write(name, 0);
  header.write("0000600\0", 100);
  header.write("0000000\0", 108);
  header.write("0000000\0", 116);
  if (bytes < mostOctal) header.write(`${bytes.toString(8).padStart(11, "0")}\0`, 124);
  else {
    // More than 8 GiB, as GNU tar writes it.
    header.writeUInt8(0x80, 124);
    header.writeBigUInt64BE(BigInt(bytes), 128);
  }
  header.write("00000000000\0", 136);
  header.write("        0", 148);
  header.write("ustar\x0000", 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

const toPadding = (bytes: number) => (block - (bytes % block)) % block;

function writeAll(file: number, bytes: Buffer): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
}

/** Writes one file and gives the sum of what it held; a source that ends early is an error. */
export function writeEntry(file: number, name: string, bytes: number, source: Source): string {
  writeAll(file, makeHeader(name, bytes));
  const hash = createHash("sha256");
  const chunk = Buffer.alloc(Math.min(chunkBytes, Math.max(bytes, 1)));
  for (let left = bytes; left > 0; ) {
    const read = source.read(chunk.subarray(0, Math.min(chunk.length, left)));
    if (read === 0) throw new Error(`${name} became shorter while it was copied`);
    hash.update(chunk.subarray(0, read));
    writeAll(file, chunk.subarray(0, read));
    left -= read;
  }
  writeAll(file, Buffer.alloc(toPadding(bytes)));
  return hash.digest("hex");
}

export function writeEnd(file: number): void {
  writeAll(file, Buffer.alloc(2 * block));
}

export const fromFile = (file: number): Source => ({ read: (into) => readSync(file, into) });

export function fromBuffer(bytes: Buffer): Source {
  let done = 0;
  return {
    read(into) {
      const copied = bytes.copy(into, 0, done);
      done += copied;
      return copied;
    },
  };
}

export type Entry = {
  name: string;
  bytes: number;
  /** Hands over what it holds, in pieces, and gives its sum. */
  read(take: (piece: Buffer) => void): string;
};

/** One file after the other; each must be read before the next is asked for. Whatever we did not write is an error. */
export function* readEntries(file: number): Generator<Entry> {
  for (;;) {
    const header = readExactly(file, block);
    if (isZero(header)) break;
    const name = header.toString("utf8", 0, header.indexOf(0));
    const bytes = readSize(header);
    if (!makeHeader(name, bytes).equals(header)) throw new NotATar("a header differs from what we write");
    yield {
      name,
      bytes,
      read(take) {
        const hash = createHash("sha256");
        for (let left = bytes; left > 0; ) {
          const piece = readExactly(file, Math.min(chunkBytes, left));
          hash.update(piece);
          take(piece);
          left -= piece.length;
        }
        if (!isZero(readExactly(file, toPadding(bytes)))) throw new NotATar("something stands between two files");
        return hash.digest("hex");
      },
    };
  }
  if (!isZero(readExactly(file, block)) || readSync(file, Buffer.alloc(1)) > 0)
    throw new NotATar("something follows the end");
}

function readSize(header: Buffer): number {
  if (header.readUInt8(124) === 0x80) return Number(header.readBigUInt64BE(128));
  const digits = header.toString("latin1", 124, 135);
  if (!/^[0-7]{11}$/.test(digits)) throw new NotATar("a header has no size");
  return Number.parseInt(digits, 8);
}

function readExactly(file: number, bytes: number): Buffer {
  const read = Buffer.alloc(bytes);
  for (let done = 0; done < bytes; ) {
    const more = readSync(file, read, done, bytes - done, null);
    if (more === 0) throw new NotATar("it ends too early");
    done += more;
  }
  return read;
}

const isZero = (bytes: Buffer) => bytes.every((byte) => byte === 0);
