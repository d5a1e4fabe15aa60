import { dropCaches } from "./kept-pages.ts";
import { scope } from "./worker-scope.ts";

// Served in the worker's place while OFFLINE=off: browsers look for a new worker by themselves and find this one, which
// erases what was kept and goes.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(dropCaches({ isWhole: true }).then(() => scope.registration.unregister())),
);
