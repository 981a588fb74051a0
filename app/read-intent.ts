import { z } from "zod";

const schema = z.object({ intent: z.string().catch("") });

/** Which button was pressed, of a form that has nothing else to say. A body that is no form says "". */
export async function readIntent(request: Request): Promise<string> {
  const body = await request.formData().catch(() => new FormData());
  return schema.parse(Object.fromEntries(body)).intent;
}
