import type { Service } from "#contract/records/service.ts";
import type { AskedServices } from "#contract/variables/services.ts";
import type { Tag } from "./center.ts";

/** The most requested services of a center, most requested first. */
export function tagsOf(services: Service[], asked: AskedServices): Tag[] {
  const offered = new Set(services.map(({ key }) => key));
  return asked.filter(({ key }) => offered.has(key)).map(({ key, tag }) => ({ key, title: tag }));
}
