import { watch } from "node:fs";
import type { ViteDevServer } from "vite";
import { BrokenPack } from "#publishing/publish.ts";
import type { ContentSource } from "./content-source.ts";

const SETTLED_MS = 100;

/** In development an edit of the pack shows at once; its faults stand on the page until they are mended. */
export function watchContent(folder: string, { republish }: ContentSource, vite: ViteDevServer): void {
  if (!republish) return;
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
      if (!(error instanceof BrokenPack)) throw error;
      faults = error.message;
      console.error(faults);
      showFaults();
    }
  };
  // An editor writes a file in several steps, and several files together.
  let settling: NodeJS.Timeout | undefined;
  watch(folder, { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => void publish(), SETTLED_MS);
  });
  vite.ws.on("connection", showFaults);
}
