import { data } from "react-router";
import { pathOf } from "#contract/paths.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { today } from "../i18n/format-date.ts";
import { hiringBar } from "../parts/bar/page-bar.ts";
import { line } from "../parts/records/fields.server.ts";
import { loadRecords, loadRecordsWithFallback } from "../parts/records/load-records.server.ts";
import { isOpenOn } from "#contract/records/vacancy-end.ts";
import { loadPlaces } from "../parts/records/places.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { pathsOf } from "../seo/article-head.server.ts";
import { vacancyKeywords } from "../seo/keywords.server.ts";
import { Page } from "../seo/page.tsx";
import { jobThing } from "../seo/things/job.server.ts";
import { loadTrail } from "../seo/trail.server.ts";
import { ClosedVacancy } from "./vacancy/closed-vacancy.tsx";
import { describeVacancy, shapeVacancy } from "./vacancy/shape-vacancy.server.ts";
import { VacancyView } from "./vacancy/vacancy-view.tsx";
import { workplaceOf } from "./vacancy/workplace.server.ts";

export async function loader({ site, params: { item } }: LoaderArgs<"vacancy">) {
  const { locale } = site;
  const [entities, places] = await Promise.all([loadRecords(site, "vacancy"), loadPlaces(site)]);
  const entity = entities.find(({ alias }) => alias === item);
  if (!entity) throw data(null, { status: 404 });
  const path = pathOf("vacancy", { item });
  const trail = await loadTrail(site, path, entity.title);
  const head = { ...describeVacancy(entity, places), trail, shareImage: entity.shareImage };
  if (!isOpenOn(entity, today())) {
    // 410 makes search engines drop the page; visitors read that the vacancy is closed.
    const { locale: textLocale, title } = entity;
    return data({ head, textLocale, closed: { title } }, { status: 410 });
  }
  const [centers, specialists, hiring] = await Promise.all([
    loadRecordsWithFallback(site, "center"),
    loadRecordsWithFallback(site, "specialist"),
    loadVariable(site, "hiring"),
  ]);
  const center = centers.find(({ alias }) => alias === line(entity, "center"));
  const city = places.cities.get(line(entity, "city"));
  const things = [jobThing(site, entity, { ...(city && { city }), ...(center && { center }) })];
  const address = { paths: pathsOf(path), translations: entity.translations };
  return {
    head: { ...head, keywords: vacancyKeywords(entity, city, locale), address, things },
    textLocale: entity.locale,
    bar: hiringBar(hiring, item),
    open: { vacancy: shapeVacancy(entity, places, locale), workplace: workplaceOf(center, specialists), hiring },
  };
}

export default function Vacancy({ loaderData }: PageProps<typeof loader>) {
  return (
    <Page head={loaderData.head} textLocale={loaderData.textLocale}>
      {"open" in loaderData ? <VacancyView {...loaderData.open} /> : <ClosedVacancy {...loaderData.closed} />}
    </Page>
  );
}
