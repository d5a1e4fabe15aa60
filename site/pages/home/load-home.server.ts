import type { RouterContextProvider } from "react-router";
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

const SHOWN_EVENTS = 3;

export type HomeData = Awaited<ReturnType<typeof loadHome>>;

/** Everything the home page shows. A call that fails leaves its section out. */
export async function loadHome(context: Readonly<RouterContextProvider>) {
  const article = await loadArticle(context, "index");
  const texts = (await loadVariable(context, "home")) ?? null;
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
    articleHead(context, article, pathOf("home")),
    loadOrganisation(context),
    loadContact(context, "default").then(toShown),
    texts && loadPerson(context, texts.coordinator),
    loadVariable(context, "dialysis-kinds"),
    countCompany(context),
    loadStories(context),
    loadNewsRows(context),
    loadFirstQuestions(context),
    loadCallback(context),
    loadVariable(context, "duty-line"),
    loadVariable(context, "facts"),
    loadEvents(context, Date.now()),
  ]);
  const hours = String(facts?.["coordinator-hours"] ?? "");
  return {
    head: { ...head, things: [organisation, siteThing(context)] },
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
