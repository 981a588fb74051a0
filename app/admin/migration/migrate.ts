import { redirect } from "react-router";
import { servicesContext } from "#app/services.ts";
import { messageOf, messages, unknownError } from "#content/messages.ts";
import { isRefusal } from "../parts/explain.ts";
import type { Route } from "./+types/migrate";

export type MigrationAnswer = { isSaved: true } | { isSaved: false; reason: string };

/** Takes one page that the older product kept in this browser. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { pages, log } = context.get(servicesContext);
  const body: unknown = await request.json().catch(() => null);
  const text = (name: string): string => {
    const value = typeof body === "object" && body !== null ? Reflect.get(body, name) : undefined;
    return typeof value === "string" ? value : "";
  };
  try {
    await pages.migratePage({ title: text("title"), slug: text("slug"), content: text("content") });
    return answer({ isSaved: true }, 200);
  } catch (error) {
    if (isRefusal(error)) return answer({ isSaved: false, reason: messageOf(error) }, 422);
    log.error({ err: error }, "a page could not be migrated");
    return answer({ isSaved: false, reason: messages.pages.insertFailed(unknownError) }, 500);
  }
}

export function loader() {
  return redirect("/admin/painel");
}

function answer(body: MigrationAnswer, status: number): Response {
  return Response.json(body, { status });
}
