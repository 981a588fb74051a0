import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { name: string; content: AsyncIterable<string> | Iterable<string> };

/** More than a spreadsheet program opens. What is larger would need the longer form of the format. */
const largestEntry = 0xffff_ffff;
const piece = 65_536;
/** 1980-01-01: when it was made says nothing of what is in it. */
const date = 0x0021;
/** Sizes come after the content, names are UTF-8. */
const flags = 0x0808;

type Written = { name: Buffer; crc: number; packed: number; size: number; at: number };

/** A zip file as it is read. Packing is done by Node's own threads, so that the server answers meanwhile. */
export async function* writeZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), crc: 0, packed: 0, size: 0, at };
    const head = Buffer.concat([
      numbers("4 2 2 2 2 2 4 4 4 2 2", [0x04034b50, 20, flags, 8, 0, date, 0, 0, 0, entry.name.length, 0]),
      entry.name,
    ]);
    yield head;
    for await (const chunk of pack(content, entry)) yield chunk;
    if (entry.size > largestEntry || entry.packed > largestEntry) throw new RangeError("too much for a workbook");
    const tail = numbers("4 4 4 4", [0x08074b50, entry.crc, entry.packed, entry.size]);
    yield tail;
    at += head.length + entry.packed + tail.length;
    written.push(entry);
  }
  let directory = 0;
  for (const { name, crc, packed, size, at } of written) {
    const head = numbers("4 2 2 2 2 2 2 4 4 4 2 2 2 2 2 4 4", [
      0x02014b50,
      20,
      20,
      flags,
      8,
      0,
      date,
      crc,
      packed,
      size,
      name.length,
      0,
      0,
      0,
      0,
      0,
      at,
    ]);
    yield Buffer.concat([head, name]);
    directory += head.length + name.length;
  }
  yield numbers("4 2 2 2 2 4 4 2", [0x06054b50, 0, 0, written.length, written.length, directory, at, 0]);
}

/** Adds to the sizes of the entry as it goes. */
async function* pack(content: ZipEntry["content"], entry: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: 3 });
  const feeding = feed();
  try {
    for await (const chunk of deflate as AsyncIterable<Buffer>) {
      entry.packed += chunk.length;
      yield chunk;
    }
    await feeding;
  } finally {
    deflate.destroy();
    await feeding.catch(() => {});
  }

  async function feed(): Promise<void> {
    try {
      let text = "";
      for await (const part of content) {
        text += part;
        if (text.length < piece) continue;
        await write(text);
        text = "";
      }
      await write(text);
      deflate.end();
    } catch (error) {
      deflate.destroy(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  async function write(text: string): Promise<void> {
    const bytes = Buffer.from(text);
    entry.crc = crc32(bytes, entry.crc);
    entry.size += bytes.length;
    await new Promise<void>((resolve, reject) => {
      deflate.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  }
}

/** Little-endian, of these widths. */
function numbers(widths: string, values: readonly number[]): Buffer {
  const all = widths.split(" ").map(Number);
  const buffer = Buffer.alloc(all.reduce((sum, width) => sum + width, 0));
  let at = 0;
  for (const [index, width] of all.entries()) at = buffer.writeUIntLE((values[index] ?? 0) >>> 0, at, width);
  return buffer;
}
