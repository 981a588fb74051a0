import { expect, test } from "vitest";
import { readUploads } from "./read-uploads.ts";

const megabyte = 1024 * 1024;

function send(...files: File[]): Request {
  const form = new FormData();
  form.set("intent", "upload");
  for (const file of files) form.append("files", file);
  return new Request("http://panel.example/admin/fotos", { method: "POST", body: form });
}

async function read(request: Request) {
  const names: string[] = [];
  try {
    for await (const { bytes, fileName } of readUploads(request)) names.push(`${fileName} ${bytes.length}`);
  } catch (error) {
    return { names, code: (error as { code?: string }).code };
  }
  return { names, code: null };
}

test("files come with their names; a field without a file brings none", async () => {
  const request = send(new File(["ab"], "portão azul.jpg"), new File([], ""), new File(["c"], "b.png"));
  expect(await read(request)).toEqual({ names: ["portão azul.jpg 2", "b.png 1"], code: null });
});

test("one that is too heavy is refused, and what came before it stays", async () => {
  const heavy = new File([new Uint8Array(16 * megabyte)], "pesada.jpg");
  const request = send(new File(["ab"], "leve.jpg"), heavy, new File(["c"], "depois.jpg"));
  expect(await read(request)).toEqual({ names: ["leve.jpg 2"], code: "photo-too-heavy" });
});

test("what is no form, or only a part of one, is refused", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const part = '--x\r\nContent-Disposition: form-data; name="files"; filename="a.jpg"\r\n\r\nabc';
  for (const body of ["rubbish that is no form", ""]) {
    expect(await read(new Request("http://p.example/", { method: "POST", headers, body }))).toMatchObject({
      names: [],
    });
  }
  expect(await read(new Request("http://p.example/", { method: "POST", headers, body: part }))).toEqual({
    names: [],
    code: null,
  });
});
