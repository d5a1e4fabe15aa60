import { data } from "react-router";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { today } from "../records/format.server.ts";
import { line } from "../records/fields.server.ts";
import { configs, loadRecords, loadRecordsQuietly } from "../records/load-records.server.ts";
import { loadPlaces } from "../records/places.server.ts";
import { pathsOf } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { jobThing } from "../seo/things/job.server.ts";
import { loadTrail } from "../seo/trail.server.ts";
import type { Route } from "./+types/vacancy.ts";
import { isOpen } from "./vacancies/shape.server.ts";
import { vacancyWords } from "./vacancies/words.ts";
import { ClosedVacancy } from "./vacancy/closed-vacancy.tsx";
import { describeVacancy, shapeVacancy } from "./vacancy/shape.server.ts";
import { VacancyView } from "./vacancy/vacancy-view.tsx";

export async function loader({ context, params: { item } }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [entities, places] = await Promise.all([loadRecords(context, configs.vacancy), loadPlaces(context)]);
  const entity = entities.find(({ alias }) => alias === item);
  if (!entity) throw data(null, { status: 404 });
  const vacancy = shapeVacancy(entity, places, locale);
  const path = `/vacancies/${item}`;
  const head = {
    title: [vacancy.title, vacancy.place.city?.title].filter(Boolean).join(", "),
    description: describeVacancy(vacancy),
    trail: await loadTrail(context, path, vacancy.title),
  };
  // Gone says the truth to search engines, which then forget it; a visitor is told so kindly.
  if (!isOpen(entity, today())) return data({ head, locale: entity.locale, title: vacancy.title }, { status: 410 });
  const centers = await loadRecordsQuietly(context, configs.center);
  const center = centers.find(({ alias }) => alias === line(entity, "center"));
  const city = vacancy.place.city?.title;
  const things = [jobThing(context, entity, { ...(city && { city }), ...(center && { center }) })];
  const address = { paths: pathsOf(path), translations: entity.translations };
  return { head: { ...head, address, things }, locale: entity.locale, vacancy };
}

export default function Vacancy({ loaderData }: Route.ComponentProps) {
  const words = useWordsOf(vacancyWords);
  return (
    <Page head={loaderData.head} textLocale={loaderData.locale}>
      {"vacancy" in loaderData ? (
        <VacancyView vacancy={loaderData.vacancy} words={words} />
      ) : (
        <ClosedVacancy title={loaderData.title} words={words} />
      )}
    </Page>
  );
}
