import { forEachKey, keysOf } from "#contract/typed-entries.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import type { StageTexts } from "./stage-texts.ts";

/** The texts of the stages, in the page's language. */
export async function loadStageTexts(site: SiteContext): Promise<StageTexts | null> {
  const { locale } = site;
  const texts = await loadVariable(site, "gfr-stages");
  if (!texts) return null;
  return forEachKey(keysOf(texts.stages), (stage) => {
    const { title, meaning, next, urgent } = texts.stages[stage];
    return {
      title: title[locale],
      meaning: meaning[locale],
      next: next.map((step) => step[locale]),
      ...(urgent && { urgent: urgent[locale] }),
    };
  });
}
