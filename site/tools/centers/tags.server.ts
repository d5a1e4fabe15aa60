import type { AskedServices } from "#contract/variables/asked-services.ts";
import { toAnchor } from "../../parts/article/anchors.server.ts";
import type { Tag } from "./center.ts";

/** What of a center's services people look for first, in that order. */
export function tagsOf(services: string[], asked: AskedServices): Tag[] {
  const offered = new Set(services.map(toAnchor));
  return asked.filter(({ service }) => offered.has(toAnchor(service))).map(({ key, tag }) => ({ key, title: tag }));
}
