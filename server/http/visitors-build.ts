import type { ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];
type Loader = NonNullable<NonNullable<Routes[string]>["module"]["loader"]>;

/** As the router reads it, which minds no capitals. */
const panelPath = /^\/admin/i;

/**
 * The same site for those who see no more of it than its pages: the router tries no address of the panel for theirs,
 * and does not write down for a script what the page was drawn with. Both cost a fifth of a page's time.
 */
export function toVisitorsBuild(build: ServerBuild): ServerBuild {
  const routes: Routes = {};
  for (const [id, route] of Object.entries(build.routes)) {
    if (!route || id.startsWith("admin/")) continue;
    const { module } = route;
    const { loader } = module;
    routes[id] = loader ? { ...route, module: { ...module, loader: withoutWriting(loader) } } : route;
  }
  return { ...build, routes };
}

/** Whether no script will go on from the data of what is asked for. */
export function isForVisitors({ method, url }: Request, bootParam: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return method === "GET" && !panelPath.test(pathname) && !pathname.endsWith(".data") && !searchParams.has(bootParam);
}

function withoutWriting(loader: Loader): Loader {
  return async (args) => {
    const result: unknown = await loader(args);
    if (isPlainObject(result)) return hideProperties(result);
    // What `data()` of React Router makes, for a status or a header of its own.
    if (hasData(result) && isPlainObject(result.data)) result.data = hideProperties(result.data);
    return result;
  };
}

/** As readable by name as before, but not there for who walks through them, as React Router's encoder does. */
function hideProperties(values: object): object {
  const hidden = {};
  for (const [name, value] of Object.entries(values)) Object.defineProperty(hidden, name, { value });
  return hidden;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

function hasData(value: unknown): value is { data: unknown } {
  return typeof value === "object" && value !== null && "data" in value && "init" in value;
}
