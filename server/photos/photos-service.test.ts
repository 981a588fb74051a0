import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { describeOnDrawnEngines } from "#tests/support/databases.ts";
import { all, openWith, read } from "#tests/support/photo-shop.ts";
import { makePhoto, pdf } from "#tests/support/pictures.ts";

describeOnDrawnEngines("photos", (open) => {
  test("a new photo is kept, found, and shown once it is described", async () => {
    const photos = openWith(await open());
    const { service } = photos;
    const { id } = await photos.create("C:\\fotos\\Portão\u0000 azul.jpg");
    const photo = await read(photos, id);
    expect(photo).toMatchObject({ alt: "", fileName: "Portão azul.jpg", width: 400, height: 60 });
    expect(photo).toMatchObject({ createdBy: "ana@exemplo.com.br", widths: [320, 400], deletedAt: null });
    expect(photos.findFiles()).toHaveLength(7);
    expect(await service.findViews([id])).toEqual([]);
    expect((await service.listPhotos({ ...all, list: "undescribed" })).photos).toHaveLength(1);

    for (const alt of ["", " ab ", "x".repeat(201)]) {
      await expect(service.changeAlt(id, alt)).rejects.toMatchObject({ code: "photo-alt-length" });
    }
    await service.changeAlt(id, "  Portão   deslizante branco ");
    const [view] = await service.findViews([id]);
    expect(view).toMatchObject({ id, alt: "Portão deslizante branco", width: 400, height: 60 });
    expect(view?.sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp", "image/jpeg"]);
    for (const address of view?.sources.flatMap(({ srcSet }) => srcSet.match(/\/fotos\/\S+/g) ?? []) ?? []) {
      expect(await photos.served.get(address.slice("/fotos/".length))).not.toBeNull();
    }
    expect((await service.listPhotos({ ...all, search: "PORTAO azul" })).photos).toHaveLength(1);
    expect((await service.listPhotos({ ...all, search: "deslizante 100%" })).photos).toHaveLength(0);
    expect(await service.listPhotos(all)).toMatchObject({ range: { total: 1 }, undescribed: 0, inBin: 0 });
  });

  test("what is refused leaves nothing behind", async () => {
    const photos = openWith(await open());
    const upload = { bytes: pdf, fileName: "foto.jpg" };
    await expect(photos.service.createPhoto(upload, "ana")).rejects.toMatchObject({ code: "photo-not-a-picture" });
    expect(photos.findFiles()).toEqual([]);
    expect((await photos.service.listPhotos(all)).range.total).toBe(0);
  });

  test("a row that cannot be saved takes its files away again", async () => {
    const database = await open();
    const photos = openWith(database);
    await sql`alter table photos rename to hidden_photos`.execute(database.db);
    await expect(photos.create()).rejects.toThrow();
    expect(photos.findFiles()).toEqual([]);
  });

  test("a crop and a blur make new files, and the old ones are gone at once", async () => {
    const photos = openWith(await open());
    const { id } = await photos.create();
    const before = await read(photos, id);
    expect(await photos.served.get(photos.getFileName(before))).not.toBeNull();
    const look = {
      crop: { x: 0, y: 0, width: 0.5, height: 1 },
      blurs: [{ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }],
    };
    await photos.service.changeLook(id, look);
    const after = await read(photos, id);
    expect(after).toMatchObject({ width: 200, height: 60, look, widths: [200], version: 2 });
    expect(photos.served.getKept(photos.getFileName(before))).toBeNull();
    expect(await photos.served.get(photos.getFileName(before))).toBeNull();
    expect(await photos.served.get(photos.getFileName(after))).not.toBeNull();
    expect(photos.findFiles()).toHaveLength(4);
    expect(photos.changed).toEqual([id]);
    // The original has all of it still.
    const original = await photos.service.getOriginal(id, 1280);
    expect(await sharp(original ?? undefined).metadata()).toMatchObject({ width: 400, height: 60 });
    await photos.service.changeLook(id, { crop: null, blurs: [] });
    expect((await read(photos, id)).hash).not.toBe(before.hash);
  });

  test("areas outside of the picture, too small or too many are refused", async () => {
    const photos = openWith(await open());
    const { id } = await photos.create();
    const area = { x: 0.6, y: 0, width: 0.5, height: 1 };
    const refusal = { code: "photo-area-invalid" };
    await expect(photos.service.changeLook(id, { crop: area, blurs: [] })).rejects.toMatchObject(refusal);
    const speck = { ...area, width: 0.001 };
    await expect(photos.service.changeLook(id, { crop: null, blurs: [speck] })).rejects.toMatchObject(refusal);
    const many = Array.from({ length: 21 }, () => ({ ...area, x: 0 }));
    await expect(photos.service.changeLook(id, { crop: null, blurs: many })).rejects.toMatchObject({
      code: "photo-too-many-blurs",
    });
  });

  test("another file under the same id keeps the description and forgets the crop", async () => {
    const photos = openWith(await open());
    const { id } = await photos.create();
    await photos.service.changeAlt(id, "Portão branco");
    await photos.service.changeLook(id, { crop: { x: 0, y: 0, width: 0.5, height: 1 }, blurs: [] });
    const upload = { bytes: await makePhoto({ width: 330, height: 60 }), fileName: "novo.jpg" };
    await photos.service.replacePhoto(id, upload);
    expect(await read(photos, id)).toMatchObject({ alt: "Portão branco", fileName: "novo.jpg", width: 330 });
    expect((await read(photos, id)).look).toEqual({ crop: null, blurs: [] });
    expect(photos.findFiles()).toHaveLength(7);
    await expect(photos.service.replacePhoto(id, { bytes: pdf, fileName: "x" })).rejects.toThrow();
    expect(await read(photos, id)).toMatchObject({ fileName: "novo.jpg" });
  });

  test("of two changes at once one is told that it came too late", async () => {
    const photos = openWith(await open());
    const { id } = await photos.create();
    const change = (width: number) =>
      photos.service.changeLook(id, { crop: { x: 0, y: 0, width, height: 1 }, blurs: [] });
    // With a connection for each, both have read the photo long before the first has made its files.
    await Promise.all([photos.service.getPhoto(id), photos.service.getPhoto(id)]);
    const results = await Promise.allSettled([change(0.5), change(0.6)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(results.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "photo-changed" } });
    expect(photos.findFiles()).toHaveLength(4);
  });

  test("a deleted photo is not shown, comes back from the bin, and goes for good after 30 days", async () => {
    const database = await open();
    const photos = openWith(database);
    const { service, served } = photos;
    const { id } = await photos.create();
    await service.changeAlt(id, "Portão branco");
    const name = photos.getFileName(await read(photos, id));
    expect(await served.get(name)).not.toBeNull();
    await service.deletePhoto(id);
    expect(await service.findViews([id])).toEqual([]);
    expect([served.getKept(name), await served.get(name)]).toEqual([null, null]);
    expect(await service.listPhotos(all)).toMatchObject({ range: { total: 0 }, inBin: 1 });
    const gone = { code: "photo-not-found" };
    await expect(service.deletePhoto(id)).rejects.toMatchObject(gone);
    await expect(service.changeAlt(id, "Outro texto")).rejects.toMatchObject(gone);

    await service.restorePhoto(id);
    expect(await service.findViews([id])).toHaveLength(1);
    expect(await served.get(name)).not.toBeNull();
    await expect(service.purgePhoto(id)).rejects.toMatchObject(gone);

    await service.deletePhoto(id);
    const day = 24 * 60 * 60 * 1_000;
    await photos.sweep(new Date(Date.now() + 29 * day));
    expect(await service.getPhoto(id)).not.toBeNull();
    await photos.sweep(new Date(Date.now() + 31 * day));
    expect(await service.getPhoto(id)).toBeNull();
    expect(photos.findFiles()).toEqual([]);
  });

  test("pages of 24, newest first", async () => {
    const database = await open();
    const photos = openWith(database);
    const { id } = await photos.create();
    const rows = Array.from({ length: 24 }, (_, index) => index + 10);
    for (const number of rows) {
      await sql`insert into photos select ${`0${number}${id.slice(3)}`}, alt, file_name, width, height, original_width,
        original_height, original_hash, crop, blurs, hash, version, widths, bytes, search_text, created_at, created_by,
        deleted_at from photos where id = ${id}`.execute(database.db);
    }
    const first = await photos.service.listPhotos(all);
    const last = await photos.service.listPhotos({ ...all, page: 9 });
    expect(first).toMatchObject({ range: { page: 1, pageCount: 2, total: 25 } });
    expect([first.photos.length, last.photos.length, last.range.page]).toEqual([24, 1, 2]);
    const ids = [...first.photos, ...last.photos].map((photo) => photo.id);
    expect(ids).toEqual(ids.toSorted().reverse());
  });

  test("whoever shows a photo can say so", async () => {
    const use = { label: "Página inicial", path: "/" };
    const photos = openWith(await open(), { useFinders: [async () => [use], async () => []] });
    expect(await photos.service.findUses("any")).toEqual([use]);
  });

  test("names that are no file's are nobody's", async () => {
    const photos = openWith(await open());
    const photo = await photos.create();
    const { id, hash } = photo;
    for (const name of [
      "",
      "../basculante.sqlite",
      `originals/${id}-${photo.original.hash}.jpg`,
      `${id}-${photo.original.hash}.jpg`,
      `${id}-${hash}-641.avif`,
      `${id}-${hash}-320.png`,
      `${id}-${"0".repeat(16)}-320.avif`,
      `${"0".repeat(36)}-${hash}-320.avif`,
    ]) {
      expect(await photos.served.get(name), name).toBeNull();
    }
  });
});
