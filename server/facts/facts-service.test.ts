import { expect, onTestFinished, test } from "vitest";
import { sampleFacts } from "#content/facts.ts";
import { describeOnBothEngines } from "#tests/support/databases.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { createFactsRepository } from "./facts-repository.ts";
import { openFacts } from "./facts-service.ts";

const log = createLog("silent");
const { contact, home, tags, warranty, models } = sampleFacts;
const own = { ...contact, phone: "5511987654321" };

async function open(database: Database, defaults = { contact, home, tags }) {
  let changes = 0;
  const { service, follow } = await openFacts({ database, defaults, log, onChange: () => (changes += 1) });
  return { service, follow, countChanges: () => changes };
}

describeOnBothEngines("what the shop says of itself", (openDatabase) => {
  test("is the example until the owner saves something, and then hers", async () => {
    const { service, countChanges } = await open(await openDatabase());
    expect(service.shop.isSample).toBe(true);
    const before = countChanges();
    await service.save({
      section: "warranty",
      value: { motorMonths: 24, installationMonths: 6 },
      savedBy: "Rosa",
      basedOn: null,
    });
    expect(countChanges()).toBeGreaterThan(before);
    expect(service.shop.fill("Garantia de {warranty.motor}.")).toBe("Garantia de 24 meses.");
    expect(service.getCurrent("warranty")).toMatchObject({ savedBy: "Rosa", value: { motorMonths: 24 } });
    expect(service.shop.changedAt).toBeInstanceOf(Date);
  });

  test("counts before the environment", async () => {
    const { service } = await open(await openDatabase(), { contact: own, home, tags });
    expect(service.shop.facts.contact.phone).toBe(own.phone);
    expect(service.shop.facts.promotion.isOn).toBe(false);
    const value = { ...own, name: "Portões da Rosa", phone: "5511912345678" };
    await service.save({ section: "contact", value, savedBy: "Rosa", basedOn: null });
    expect(service.shop.facts.contact).toEqual(value);
  });

  test("is not overwritten by who did not see the last change", async () => {
    const { service } = await open(await openDatabase());
    const save = (motorMonths: number, basedOn: string | null) =>
      service.save({ section: "warranty", value: { ...warranty, motorMonths }, savedBy: "Ana", basedOn });
    await save(18, null);
    await expect(save(36, null)).rejects.toThrow("facts-changed");
    expect(service.known.warranty.motorMonths).toBe(18);
    await save(36, service.getCurrent("warranty")?.id ?? null);
    expect(service.known.warranty.motorMonths).toBe(36);
  });

  test("keeps one of two changes that come at the same moment", async () => {
    const database = await openDatabase();
    const { service } = await open(database);
    const value = { ...warranty, motorMonths: 18 };
    const tries = ["Ana", "Rosa"].map((savedBy) =>
      service.save({ section: "warranty", value, savedBy, basedOn: null }),
    );
    const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status);
    expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await service.findHistory("warranty")).toHaveLength(1);
  });

  test("can go back to an earlier state, which is a change too", async () => {
    const { service } = await open(await openDatabase());
    const save = (price: number) =>
      service.save({
        section: "models",
        value: { ...models, items: models.items.map((model) => ({ ...model, price })) },
        savedBy: "Rosa",
        basedOn: service.getCurrent("models")?.id ?? null,
      });
    await save(1_000);
    await save(2_000);
    const [, first] = await service.findHistory("models");
    expect(await service.restore(first?.id ?? "", "Ana")).toBe("models");
    expect(service.shop.figures["price.padrao"]).toBe("R$\u00a01.000");
    expect((await service.findHistory("models")).map(({ savedBy }) => savedBy)).toEqual(["Ana", "Rosa", "Rosa"]);
    expect(await service.restore("nobody-knows-it", "Ana")).toBeNull();
  });

  test("tells each state beside the one before it, the oldest that it tells too", async () => {
    const { service } = await open(await openDatabase());
    for (let motorMonths = 1; motorMonths <= 51; motorMonths += 1) {
      const basedOn = service.getCurrent("warranty")?.id ?? null;
      await service.save({ section: "warranty", value: { ...warranty, motorMonths }, savedBy: "Rosa", basedOn });
      if (motorMonths === 1) expect((await service.findHistory("warranty"))[0]?.before).toEqual(warranty);
    }
    const history = await service.findHistory("warranty");
    expect(history).toHaveLength(50);
    expect(history.at(-1)).toMatchObject({ value: { motorMonths: 2 }, before: { motorMonths: 1 } });
  });

  test("leaves out what a newer version or a hand wrote and nobody understands", async () => {
    const database = await openDatabase();
    const repository = createFactsRepository(database);
    await repository.save({ section: "warranty", value: '{"motorMonths":"muitos"}', savedBy: "?", basedOn: null });
    await repository.save({ section: "brands", value: "no JSON", savedBy: "?", basedOn: null });
    const { service } = await open(database);
    expect(service.known.warranty).toEqual(warranty);
    expect(service.shop.saved.size).toBe(0);
  });

  test("reaches another server on the same database", async () => {
    const database = await openDatabase();
    const [one, other] = [await open(database), await open(database)];
    const heard = new Promise<void>((resolve) => {
      void database.pageChanges
        .listen((slug) => {
          if (slug === null) void other.follow().then(() => other.service.shop.saved.has("warranty") && resolve());
        })
        .then((stop) => onTestFinished(stop));
    });
    await one.service.save({ section: "warranty", value: warranty, savedBy: "Rosa", basedOn: null });
    if (database.engine === "sqlite") await other.follow();
    else await heard;
    expect(other.service.shop.saved.has("warranty")).toBe(true);
  });
});
