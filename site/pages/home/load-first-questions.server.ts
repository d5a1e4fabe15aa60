import { withFallback } from "../../api/with-fallback.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { loadQuestions } from "../../parts/questions/load-questions.server.ts";

const SHOWN = 5;

/** The first questions of the first theme: what people ask before treatment. */
export async function loadFirstQuestions(site: SiteContext) {
  const { locale } = site;
  const themes = await withFallback(site, loadQuestions(site, "faq"), []);
  const theme = themes.find((each) => each.locale === locale);
  return theme
    ? { theme: theme.title, items: theme.texts.flatMap(({ questions }) => questions).slice(0, SHOWN) }
    : null;
}
