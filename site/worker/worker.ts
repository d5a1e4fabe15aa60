import { doAsked } from "./do-asked.ts";
import { dropCaches } from "./kept-pages.ts";
import type { Asked } from "./messages.ts";
import { answerTo } from "./respond.ts";
import { scope } from "./worker-scope.ts";

// The service worker: pages come from the network, and where there is none, from the visitor's own device. Copies hold
// their own files, so a new worker can take over at once, in the middle of any page.
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
  // The page is asked for while the worker starts, not after it.
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
}
