import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { startMutePeer } from "#tests/support/mute-peer.ts";
import { startS3Server } from "#tests/support/s3-server.ts";
import { openFileStore } from "./open-file-store.ts";
import { openS3Store } from "./s3-store.ts";
import { toRefusal, toStoreError } from "./store-error.ts";

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "basculante-store-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function startStore(): Promise<string> {
  const server = await startS3Server();
  onTestFinished(server.stop);
  return server.url;
}

const body = Buffer.from([0, 1, 2, 255]);

describe.each(["disk", "s3"])("a store on %s", (kind) => {
  const open = async () =>
    openFileStore({ dataDir: makeFolder(), storageUrl: kind === "s3" ? await startStore() : null });

  test("gives back what it was given, until it is deleted", async () => {
    const store = await open();
    expect(await store.get("public/a.avif")).toBeNull();
    await store.put("public/a.avif", body, "image/avif");
    await store.put("originals/b.jpg", Buffer.from("b"), "image/jpeg");
    expect(await store.get("public/a.avif")).toEqual(body);
    await store.delete("public/a.avif");
    expect(await store.get("public/a.avif")).toBeNull();
    expect(await store.get("originals/b.jpg")).toEqual(Buffer.from("b"));
    await store.delete("public/a.avif");
  });
});

test("on disk nothing is left of a file that could not be written, and a crash's remains go", async () => {
  const dataDir = makeFolder();
  mkdirSync(join(dataDir, "photos/unfinished"), { recursive: true });
  writeFileSync(join(dataDir, "photos/unfinished/half"), "half");
  // A file where the folder should be.
  writeFileSync(join(dataDir, "photos/public"), "");
  const store = openFileStore({ dataDir, storageUrl: null });
  await expect(store.put("public/a.avif", body, "image/avif")).rejects.toMatchObject({ code: "photo-store-away" });
  await store.put("originals/a.jpg", body, "image/jpeg");
  expect(readdirSync(join(dataDir, "photos/unfinished"))).toEqual([]);
  expect(readdirSync(join(dataDir, "photos/originals"))).toEqual(["a.jpg"]);
});

test("a full disk, a forbidden folder and a silent network are told apart", () => {
  const say = (code: string) => toStoreError(Object.assign(new Error(code), { code })).code;
  expect(["ENOSPC", "EACCES", "ECONNREFUSED"].map(say)).toEqual([
    "photo-store-full",
    "photo-store-refused",
    "photo-store-away",
  ]);
  expect([507, 403, 500].map((status) => toRefusal(status, "").code)).toEqual([
    "photo-store-full",
    "photo-store-refused",
    "photo-store-away",
  ]);
});

test.each([
  ["an unknown key", (url: string) => url.replace("S3RVER:", "OTHER:")],
  ["a wrong secret", (url: string) => url.replace(":S3RVER@", ":wrong@")],
  ["a bucket that is not there", (url: string) => url.replace("/fotos", "/outras")],
])("with %s an S3 store refuses", async (_, change) => {
  const store = openFileStore({ dataDir: "", storageUrl: change(await startStore()) });
  const refused = { code: "photo-store-refused" };
  await expect(store.put("public/a.avif", body, "image/avif")).rejects.toMatchObject(refused);
  await expect(store.get("public/a.avif")).rejects.toMatchObject(refused);
});

test("an S3 store that has gone away is told as that", async () => {
  const server = await startS3Server();
  const store = openFileStore({ dataDir: "", storageUrl: server.url });
  await store.put("public/a.avif", body, "image/avif");
  await server.stop();
  const away = { code: "photo-store-away" };
  await expect(store.put("public/b.avif", body, "image/avif")).rejects.toMatchObject(away);
  await expect(store.get("public/a.avif")).rejects.toMatchObject(away);
  await expect(store.delete("public/a.avif")).rejects.toMatchObject(away);
});

test("an S3 store that hangs is given up, and told as away", async () => {
  const mute = await startMutePeer();
  onTestFinished(mute.stop);
  const store = openS3Store(`s3://KEY:SECRET@127.0.0.1:${mute.port}/fotos?tls=false`, 100);
  const away = { code: "photo-store-away", details: { reason: "the store did not answer in time" } };
  await expect(store.put("public/a.avif", body, "image/avif")).rejects.toMatchObject(away);
  await expect(store.get("public/a.avif")).rejects.toMatchObject(away);
  await expect(store.delete("public/a.avif")).rejects.toMatchObject(away);
});
