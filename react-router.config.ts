import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "site",
  ssr: true,
  splitRouteModules: "enforce",
  // The whole route table is one small immutable file: no call back to the server when a link comes into view.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
