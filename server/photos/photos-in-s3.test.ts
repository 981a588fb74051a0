import { expect, onTestFinished, test, vi } from "vitest";
import { describeOnDrawnEngines, takePostgres } from "#tests/support/databases.ts";
import { startMutePeer } from "#tests/support/mute-peer.ts";
import { all, openWith, read } from "#tests/support/photo-shop.ts";
import { type S3Server, startS3Server } from "#tests/support/s3-server.ts";
import { openPostgres } from "../database/postgres.ts";
import { createLog } from "../log.ts";
import { openFileStore } from "./open-file-store.ts";
import { createPhotoFiles } from "./photo-files.ts";
import { createPhotoLeftoversRepository } from "./photo-leftovers-repository.ts";
import { openS3Store } from "./s3-store.ts";

const log = createLog("silent");

describeOnDrawnEngines("photos in an S3 store", (open) => {
  async function start(): Promise<S3Server> {
    const server = await startS3Server();
    onTestFinished(server.stop);
    return server;
  }

  test("are kept there, and files that could not be deleted go later", async () => {
    const database = await open();
    const server = await start();
    const photos = openWith(database, { storageUrl: server.url });
    const photo = await photos.create();
    expect(await photos.served.get(photos.getFileName(photo))).toMatchObject({ type: "image/webp" });
    expect(photos.findFiles()).toEqual([]);

    await photos.service.deletePhoto(photo.id);
    await server.stop();
    await photos.service.purgePhoto(photo.id);
    expect(await photos.service.getPhoto(photo.id)).toBeNull();
    const leftovers = createPhotoLeftoversRepository(database);
    expect(await leftovers.findLeftovers(new Date(), 100)).toHaveLength(7);
    // The store is back, under another address.
    const { url } = await start();
    const store = openFileStore({ storageUrl: url, dataDir: "" });
    await createPhotoFiles({ store, leftovers, log }).removeLeftovers(new Date());
    expect(await leftovers.findLeftovers(new Date(), 100)).toEqual([]);
  });

  test("one that hangs is asked once, and what may be left in it is written down", async () => {
    const mute = await startMutePeer();
    onTestFinished(mute.stop);
    const store = openS3Store(`s3://KEY:SECRET@127.0.0.1:${mute.port}/fotos?tls=false`, 100);
    const leftovers = createPhotoLeftoversRepository(await open());
    const files = [9_000, 10].map((size) => ({ name: `public/${size}`, body: Buffer.alloc(size), type: "image/avif" }));
    const written = createPhotoFiles({ store, leftovers, log }).write(files, async () => {});
    await expect(written).rejects.toMatchObject({ code: "photo-store-away" });
    expect(mute.countConnections()).toBe(1);
    expect(await leftovers.findLeftovers(new Date(Date.now() + 86_400_000), 9)).toHaveLength(2);
  });

  test("while the store is away nothing changes", async () => {
    const server = await start();
    const photos = openWith(await open(), { storageUrl: server.url });
    const { id } = await photos.create();
    const before = await read(photos, id);
    await server.stop();
    const away = { code: "photo-store-away" };
    await expect(photos.create()).rejects.toMatchObject(away);
    await expect(photos.service.changeLook(id, { crop: null, blurs: [] })).rejects.toMatchObject(away);
    expect(await read(photos, id)).toEqual(before);
    expect((await photos.service.listPhotos(all)).range.total).toBe(1);
  });
});

test("a change on one server is seen by the other", async () => {
  const url = await takePostgres();
  const [one, other] = [openPostgres(url, log), openPostgres(url, log)];
  const server = await startS3Server();
  const [here, there] = [one, other].map((database) => openWith(database, { storageUrl: server.url }));
  if (!here || !there) throw new Error("two were opened");
  const stop = await other.pageChanges.listen((notice) => void there.hear(notice));
  onTestFinished(async () => {
    await stop();
    await Promise.all([one.db.destroy(), other.db.destroy(), server.stop()]);
  });

  const { id } = await here.create();
  await here.service.changeAlt(id, "Portão branco");
  await vi.waitFor(async () => expect(await there.service.findViews([id])).toMatchObject([{ alt: "Portão branco" }]));
  const name = there.getFileName(await read(there, id));
  expect(await there.served.get(name)).not.toBeNull();
  await here.service.deletePhoto(id);
  await vi.waitFor(async () => {
    expect(await there.service.findViews([id])).toEqual([]);
    expect(there.served.getKept(name)).toBeNull();
  });
  expect(there.changed).toContain(id);
});
