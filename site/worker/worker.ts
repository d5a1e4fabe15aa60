import { doAsked } from "./do-asked.ts";
import { dropCaches } from "./kept-pages.ts";
import type { Asked } from "./messages.ts";
import { answerTo } from "./respond.ts";
import { scope } from "./worker-scope.ts";

// The service worker: pages come from the network, or from the visitor's device if there is none. Each copy includes
// its files, so a new worker can take over at once.
scope.addEventListener("install", (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener("activate", (event) => event.waitUntil(begin()));

scope.addEventListener("fetch", (event) => {
  const answer = answerTo(event);
  if (answer) event.respondWith(answer);
});

scope.addEventListener("message", (event) => {
  const [port] = event.ports;
  event.waitUntil(doAsked(event.data as Asked).then((answer) => port?.postMessage(answer)));
});

async function begin(): Promise<void> {
  await dropCaches();
  // Requests the page while the worker starts, not after it.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
