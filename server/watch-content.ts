import { watch } from "node:fs";
import type { ViteDevServer } from "vite";
import { BrokenPack } from "#publishing/publish.ts";
import type { ContentSource } from "./content-source.ts";

const SETTLED_MS = 100;

/** In development an edit of the pack shows at once; its faults are shown on the page until they are fixed. */
export function watchContent(
  folder: string,
  { republish }: Pick<ContentSource, "republish">,
  vite: ViteDevServer,
): { stop(): Promise<void> } {
  if (!republish) return { stop: async () => {} };
  let faults = "";
  const showFaults = () => {
    if (faults) vite.ws.send({ type: "error", err: { message: faults, stack: "" } });
  };
  const publish = async () => {
    try {
      await republish();
      faults = "";
      vite.ws.send({ type: "full-reload" });
    } catch (error) {
      // Anything but a broken pack is a bug in the publishing code.
      faults = error instanceof BrokenPack ? error.message : String(error);
      console.error(error instanceof BrokenPack ? faults : error);
      showFaults();
    }
  };
  let publishing = Promise.resolve();
  // Debounced: an editor writes a file in several steps, and several files together.
  let settling: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => (publishing = publishing.then(publish)), SETTLED_MS);
  });
  watcher.on("error", console.error);
  vite.ws.on("connection", showFaults);
  return {
    async stop() {
      watcher.close();
      clearTimeout(settling);
      vite.ws.off("connection", showFaults);
      await publishing;
    },
  };
}
