const bytesAtOnce = 32_768;

/** A file that is sent as it is made: however long it is, it needs no more memory than a piece of it. */
export function toDownload(content: AsyncGenerator<string | Uint8Array>, name: string, type: string): Response {
  return new Response(toStream(content), {
    headers: { "Content-Type": type, "Content-Disposition": `attachment; filename="${name}"` },
  });
}

/** In larger parts than lines; who stops the download stops the reading. */
function toStream(pieces: AsyncGenerator<string | Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const parts: Uint8Array[] = [];
      let text = "";
      let length = 0;
      const endText = () => {
        if (text) parts.push(Buffer.from(text));
        text = "";
      };
      const send = () => {
        endText();
        if (parts.length > 0) controller.enqueue(Buffer.concat(parts));
      };
      while (length < bytesAtOnce) {
        const { value, done } = await pieces.next();
        if (done) {
          send();
          controller.close();
          return;
        }
        length += value.length;
        if (typeof value === "string") text += value;
        else {
          endText();
          parts.push(value);
        }
      }
      send();
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
