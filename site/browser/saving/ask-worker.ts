import { WORKER_PATH } from "#contract/paths.ts";
import type { Answered, Asked } from "../../worker/messages.ts";

/** Timeout: a page with its pictures over a slow connection. */
const ANSWER_MS = 90_000;
/** Reading what is on the device; the first time the worker has to come first. */
const LIST_MS = 20_000;

/** False in an old browser, on an insecure origin, and with `OFFLINE=off`. */
export function canSave(): boolean {
  return "serviceWorker" in navigator && "caches" in window && !document.querySelector("meta[name=offline]");
}

/** Sends a message to the worker, which is registered at the first one. Without an answer the list is unknown. */
export async function askWorker(asked: Asked): Promise<Answered> {
  const answer = answerOf(asked).catch((): Answered => FAILED);
  const late = new Promise<Answered>((resolve) =>
    setTimeout(() => resolve(FAILED), asked.todo === "list" ? LIST_MS : ANSWER_MS),
  );
  return Promise.race([answer, late]);
}

const FAILED: Answered = { pages: null, fault: "unreachable" };

async function answerOf(asked: Asked): Promise<Answered> {
  await navigator.serviceWorker.register(WORKER_PATH);
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
      resolve(data);
      port1.close();
    });
    port1.start();
    active?.postMessage(asked, [port2]);
  });
}
