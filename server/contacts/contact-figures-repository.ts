import { sql } from "kysely";
import { listDays, type Period, periodBefore } from "#domain/business-day.ts";
import {
  type ContactBar,
  type ContactDay,
  type ContactDimension,
  type ContactOverview,
  type ContactTotals,
  getRate,
  type PageRate,
  type RateOrder,
} from "#domain/contact-figures.ts";
import type { Database } from "../database/database.ts";
import type { ContactTables } from "./contacts-tables.ts";

const barsShown = 20;
const ratesShown = 50;
const inBars = ["page", "page-kind", "place", "button", "source", "device"] as const;

/** What the panel shows of contacts. Everything here reads daily sums, never the contacts themselves. */
export function createContactFiguresRepository(database: Database) {
  const db = database.db.withTables<ContactTables>();

  async function findDays(period: Period): Promise<ContactDay[]> {
    const [counts, views] = await Promise.all([
      db
        .selectFrom("contact_days")
        .select(["day", "chats", "phones"])
        .where("dimension", "=", "total")
        .where("day", ">=", period.from)
        .where("day", "<=", period.to)
        .execute(),
      db
        .selectFrom("page_views_days")
        .select(["day", ({ fn }) => fn.sum("views").as("views")])
        .where("day", ">=", period.from)
        .where("day", "<=", period.to)
        .groupBy("day")
        .execute(),
    ]);
    const countsByDay = new Map(counts.map((row) => [row.day, row]));
    const viewsByDay = new Map(views.map((row) => [row.day, Number(row.views)]));
    return listDays(period).map((day) => {
      const { chats = 0, phones = 0 } = countsByDay.get(day) ?? {};
      return { day, chats, phones, contacts: chats + phones, views: viewsByDay.get(day) ?? 0 };
    });
  }

  /** Most contacts first, each with its contacts in the period before. */
  async function findBars(dimension: ContactDimension, period: Period, limit = barsShown): Promise<ContactBar[]> {
    const rows = await db
      .selectFrom("contact_days")
      .select((eb) => [
        "value",
        eb.fn.sum("chats").as("chats"),
        eb.fn.sum("phones").as("phones"),
        sql<string | number>`sum(chats + phones)`.as("contacts"),
      ])
      .where("dimension", "=", dimension)
      .where("day", ">=", period.from)
      .where("day", "<=", period.to)
      .groupBy("value")
      .orderBy("contacts", "desc")
      .orderBy("value")
      .limit(limit)
      .execute();
    const earlier = await sumBefore(
      dimension,
      period,
      rows.map(({ value }) => value),
    );
    return rows.map(({ value, chats, phones, contacts }) => ({
      value,
      chats: Number(chats),
      phones: Number(phones),
      contacts: Number(contacts),
      before: earlier.get(value) ?? 0,
    }));
  }

  async function sumBefore(dimension: ContactDimension, period: Period, values: string[]) {
    if (values.length === 0) return new Map<string, number>();
    const { from, to } = periodBefore(period);
    const rows = await db
      .selectFrom("contact_days")
      .select(["value", sql<string | number>`sum(chats + phones)`.as("contacts")])
      .where("dimension", "=", dimension)
      .where("day", ">=", from)
      .where("day", "<=", to)
      .where("value", "in", values)
      .groupBy("value")
      .execute();
    return new Map(rows.map(({ value, contacts }) => [value, Number(contacts)]));
  }

  /** Contacts for each view of a page. Pages that were only seen are there too, with no contacts. */
  async function findRates(
    period: Period,
    { order = "contacts", limit = ratesShown }: { order?: RateOrder; limit?: number } = {},
  ): Promise<PageRate[]> {
    const byOrder = {
      contacts: sql`sum(contacts) desc, sum(views) desc`,
      views: sql`sum(views) desc, sum(contacts) desc`,
      rate: sql`case when sum(views) > 0 then 1.0 * sum(contacts) / sum(views) else 0 end desc, sum(views) desc`,
    }[order];
    const { rows } = await sql<{ path: string; contacts: string | number; views: string | number }>`
      select path, sum(contacts) as contacts, sum(views) as views from (
        select value as path, chats + phones as contacts, 0 as views from contact_days
          where dimension = 'page' and day between ${period.from} and ${period.to}
        union all
        select path, 0 as contacts, views from page_views_days where day between ${period.from} and ${period.to}
      ) as counted group by path order by ${byOrder}, path limit ${limit}`.execute(db);
    return rows.map(({ path, ...row }) => {
      const [contacts, views] = [Number(row.contacts), Number(row.views)];
      return { path, contacts, views, rate: getRate(contacts, views) };
    });
  }

  /** Asked for day by day: both keys begin with it. */
  async function findVisited(paths: readonly string[], period: Period): Promise<Set<string>> {
    if (paths.length === 0) return new Set();
    const days = listDays(period);
    const [seen, contacted] = await Promise.all([
      db
        .selectFrom("page_views_days")
        .select("path")
        .distinct()
        .where("day", "in", days)
        .where("path", "in", paths)
        .execute(),
      db
        .selectFrom("contact_days")
        .select("value as path")
        .distinct()
        .where("dimension", "=", "page")
        .where("day", "in", days)
        .where("value", "in", paths)
        .execute(),
    ]);
    return new Set([...seen, ...contacted].map(({ path }) => path));
  }

  return {
    findDays,
    findVisited,
    findBars,
    findRates,

    async getOverview(period: Period, order: RateOrder = "contacts"): Promise<ContactOverview> {
      const before = periodBefore(period);
      const [days, daysBefore, rates, ...bars] = await Promise.all([
        findDays(period),
        findDays(before),
        findRates(period, { order }),
        ...inBars.map((dimension) => findBars(dimension, period)),
      ]);
      return {
        period,
        before,
        totals: toTotals(days),
        totalsBefore: toTotals(daysBefore),
        days,
        daysBefore,
        bars: Object.fromEntries(inBars.map((dimension, index) => [dimension, bars[index]])) as ContactOverview["bars"],
        rates,
      };
    },
  };
}

function toTotals(days: readonly ContactDay[]): ContactTotals {
  const sum = (name: "chats" | "phones" | "contacts" | "views") => days.reduce((total, day) => total + day[name], 0);
  return {
    chats: sum("chats"),
    phones: sum("phones"),
    contacts: sum("contacts"),
    views: sum("views"),
    rate: getRate(sum("contacts"), sum("views")),
  };
}
