import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../../api/load-article.server.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import { countCompany } from "../../parts/company/count-company.server.ts";
import { loadContact, toShown } from "../../parts/company/load-contact.server.ts";
import { loadCallback } from "../../tools/forms/load-form.server.ts";
import { articleHead } from "../../seo/article-head.server.ts";
import { loadOrganisation } from "../../seo/things/organisation.server.ts";
import { siteThing } from "../../seo/things/site.server.ts";
import { loadEvents } from "../../parts/events/load-events.server.ts";
import { loadNewsRows } from "./load-news-rows.server.ts";
import { loadPerson } from "../../parts/company/load-person.server.ts";
import { loadFirstQuestions } from "./load-first-questions.server.ts";
import { loadStories } from "./load-stories.server.ts";
import type { SiteContext } from "../../render/context.server.ts";

const SHOWN_EVENTS = 3;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** All data of the home page. If a call fails, its section is left out. */
export async function loadHome(site: SiteContext) {
  const article = await loadArticle(site, "index");
  const texts = (await loadVariable(site, "home")) ?? null;
  const [
    head,
    organisation,
    phone,
    person,
    kinds,
    company,
    stories,
    news,
    questions,
    callback,
    dutyLine,
    facts,
    events,
  ] = await Promise.all([
    articleHead(site, article, pathOf("home")),
    loadOrganisation(site),
    loadContact(site, "default").then(toShown),
    texts && loadPerson(site, texts.coordinator),
    loadVariable(site, "dialysis-kinds"),
    countCompany(site),
    loadStories(site),
    loadNewsRows(site),
    loadFirstQuestions(site),
    loadCallback(site),
    loadVariable(site, "duty-line"),
    loadVariable(site, "facts"),
    loadEvents(site, Date.now()),
  ]);
  const hours = String(facts?.["coordinator-hours"] ?? "");
  return {
    head: { ...head, things: [organisation, siteThing(site)] },
    textLocale: article.locale,
    hero: { title: article.pageMeta.h1 ?? article.title, lead: article.description, phone, person, hours },
    treatments: texts && kinds ? { ...texts.treatments, kinds } : null,
    dutyLine,
    company,
    centersText: texts?.centers.text,
    way: texts?.way ?? null,
    stories,
    teasers: texts && { tourism: texts.tourism, calculator: texts.calculator },
    news,
    events: events?.slice(0, SHOWN_EVENTS) ?? null,
    questions: questions && { title: texts?.questions.title, text: texts?.questions.text, ...questions },
    call: texts && { ...texts.call, callback },
  };
}
