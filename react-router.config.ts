import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  // Beside the build that runs; server/build puts it in its place when it is whole.
  buildDirectory: "build.next",
  // The whole route manifest is small; asking for it piece by piece costs a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
