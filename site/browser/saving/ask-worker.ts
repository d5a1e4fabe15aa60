import { WORKER_PATH } from "#contract/paths.ts";
import type { Answered, Asked } from "../../worker/messages.ts";

/** A page with its pictures over a slow connection. */
const ANSWER_MS = 90_000;

/** Not in an old browser, nor in an insecure place, nor with `OFFLINE=off`. */
export function canSave(): boolean {
  return "serviceWorker" in navigator && "caches" in window && !document.querySelector("meta[name=offline]");
}

/** Asks the worker, which is registered at the first question. A worker that does not answer is a fault. */
export async function askWorker(asked: Asked): Promise<Answered> {
  const answer = answerOf(asked).catch((): Answered => FAILED);
  const late = new Promise<Answered>((resolve) => setTimeout(() => resolve(FAILED), ANSWER_MS));
  return Promise.race([answer, late]);
}

const FAILED: Answered = { pages: [], fault: "unreachable" };

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
