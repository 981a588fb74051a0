import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  // The whole route manifest is small; asking for it piece by piece costs a request per link.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
