import { type Activity, type ActivityKind, type Actor, findActions, type NewActivity } from "#domain/activity.ts";
import type { Database } from "../database/database.ts";
import { everyDay } from "../every-day.ts";
import type { Log } from "../log.ts";
import { type ActivityRepository, createActivityRepository } from "./activity-repository.ts";

const keptDays = 400;
const dayMilliseconds = 24 * 60 * 60 * 1_000;
const shown = 50;

/** For services: writes down what was done, once it is done. Never fails: what was done stays done. */
export type RecordActivity = (activity: NewActivity) => Promise<void>;

export type ActivityPage = {
  activities: Activity[];
  /** For `before`; null when there are no older ones. */
  next: string | null;
};

/** Who changed what, for whoever may know. */
export type ActivityService = {
  record: RecordActivity;
  /** Newest first, 50 at a time. */
  findActivities(request: { before?: string; actor?: string; kind?: ActivityKind }): Promise<ActivityPage>;
  findActors(): Promise<Actor[]>;
};

type Parts = { database: Pick<Database, "db">; log: Log };

export function createActivityService({ database, log }: Parts): ActivityService {
  const activities = createActivityRepository(database);
  return {
    async record(activity) {
      try {
        await activities.insertActivity(activity);
      } catch (error) {
        log.error({ err: error, action: activity.action }, "an activity could not be recorded");
      }
    },

    async findActivities({ kind, ...request }) {
      const actions = kind && findActions(kind);
      const found = await activities.findActivities({ ...request, actions, limit: shown + 1 });
      const page = found.slice(0, shown);
      return { activities: page, next: found.length > shown ? (page.at(-1)?.id ?? null) : null };
    },

    findActors: activities.findActors,
  };
}

export async function deleteOldActivities(
  activities: Pick<ActivityRepository, "deleteActivitiesBefore">,
  now = new Date(),
): Promise<number> {
  return activities.deleteActivitiesBefore(new Date(now.getTime() - keptDays * dayMilliseconds));
}

/** Sweeps what is older than 400 days; gives how to stop it. */
export function startActivitySweep({ database, log }: Parts): () => Promise<void> {
  const activities = createActivityRepository(database);
  return everyDay({
    work: () => deleteOldActivities(activities),
    log,
    done: "deleted activities older than 400 days",
    failed: "could not delete old activities, trying again tomorrow",
  });
}
