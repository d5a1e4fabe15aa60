import { pathOf } from "#contract/paths.ts";
import { loadArticle } from "../api/load-article.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { callBar } from "../parts/bar/page-bar.ts";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { TitledParts } from "../parts/blocks/titled-parts.tsx";
import { EventList } from "../parts/events/event-list.tsx";
import { eventWords } from "../parts/events/events-words.ts";
import { findEvents, toShown } from "../parts/events/load-events.server.ts";
import { ByLanguage } from "../parts/records/by-language.tsx";
import { loadRecords } from "../parts/records/load-records.server.ts";
import { RecordSection } from "../parts/records/record-section.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { articleHead } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { eventThing } from "../seo/things/event.server.ts";
import { PageHead } from "../ui/page-head.tsx";

export async function loader({ site }: LoaderArgs) {
  const now = Date.now();
  const [article, entities] = await Promise.all([loadArticle(site, "events"), loadRecords(site, "event")]);
  const [head, found] = await Promise.all([
    articleHead(site, article, pathOf("events")),
    findEvents(site, entities, now),
  ]);
  return {
    // "Записаться" there would book dialysis, not a meeting.
    bar: callBar,
    article,
    parts: splitByHeadings(article.content),
    head: { ...head, things: found.map((one) => eventThing(site, one)) },
    events: found.map((one) => toShown(site, one, now)),
  };
}

export default function Events({ loaderData: { article, parts, head, events } }: PageProps<typeof loader>) {
  const words = useWordsOf(eventWords);
  return (
    <Page head={head} textLocale={article.locale}>
      <PageHead title={article.pageMeta.h1 ?? article.title} lead={article.description} image={article.image} isLow />
      <RecordSection>
        <h2>{events.length > 0 ? words.list : words.none}</h2>
        {events.length === 0 && <p>{words.noneText}</p>}
        <ByLanguage items={events}>{(list) => <EventList events={list} />}</ByLanguage>
      </RecordSection>
      <div className="section sand">
        <div className="wrap">
          <TitledParts parts={parts} />
        </div>
      </div>
    </Page>
  );
}
