import { dropCaches } from "./kept-pages.ts";
import { scope } from "./worker-scope.ts";

// Served instead of the worker if OFFLINE=off: browsers check for a new worker on their own and get this one, which
// deletes all copies and unregisters itself.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) =>
  event.waitUntil(dropCaches({ isWhole: true }).then(() => scope.registration.unregister())),
);
