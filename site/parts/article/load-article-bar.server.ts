import type { Block } from "#contract/blocks/block.ts";
import type { Invitation } from "#contract/records/article-end.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import {
  askEntry,
  type BarEntry,
  helplineBar,
  hiringBar,
  type PageBar,
  travelRequest,
  urgentBar,
} from "../bar/page-bar.ts";
import type { SiteContext } from "../../render/context.server.ts";

/**
 * The bottom bar on phones for an article: call the coordinator, or the duty line if a card of the text says to, and the
 * text's invitation.
 */
export async function loadArticleBar(site: SiteContext, purpose: Invitation, content: Block[]): Promise<PageBar> {
  if (purpose === "urgent") return urgentBar(await loadVariable(site, "duty-line"));
  const isForLine = content.some(({ type, data }) => type === "care" && data.level === "duty");
  if (purpose === "helpline" || (purpose === "question" && isForLine))
    return helplineBar(await loadVariable(site, "duty-line"));
  if (purpose === "vacancies") return hiringBar(await loadVariable(site, "hiring"));
  return [{ word: "coordinator" }, forms[purpose] ?? { word: "request", modal: "dialysis" }];
}

const forms: Partial<Record<Invitation, BarEntry>> = {
  question: askEntry,
  travel: travelRequest,
};
