import type { RouterContextProvider } from "react-router";
import type { Stage } from "#contract/variables/gfr-stages.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { siteContext } from "../../render/context.server.ts";
import type { StageText, StageTexts } from "./stage-texts.ts";

/** What content says of the stages, in the page's language. */
export async function loadStageTexts(context: Readonly<RouterContextProvider>): Promise<StageTexts | null> {
  const { locale } = context.get(siteContext);
  const texts = await loadVariable(context, "gfr-stages");
  if (!texts) return null;
  const shaped = Object.entries(texts.stages).map(([stage, { title, meaning, next }]): [string, StageText] => [
    stage,
    { title: title[locale], meaning: meaning[locale], next: next.map((step) => step[locale]) },
  ]);
  return Object.fromEntries(shaped) as Record<Stage, StageText>;
}
