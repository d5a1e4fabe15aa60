import { EventRows } from "../parts/events/event-rows.tsx";
import { Numbers } from "../parts/company/numbers.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { Call } from "./home/call.tsx";
import { Danger } from "./home/danger.tsx";
import { FindCenter } from "./home/find-center.tsx";
import { FirstQuestions } from "./home/first-questions.tsx";
import { Hero } from "./home/hero.tsx";
import { loadHome } from "./home/load-home.server.ts";
import { Network } from "./home/network.tsx";
import { NewsRows } from "./home/news-rows.tsx";
import { Stories } from "./home/stories.tsx";
import { Teasers } from "./home/teasers.tsx";
import { Treatments } from "./home/treatments.tsx";
import { Way } from "./home/way.tsx";

export async function loader({ site }: LoaderArgs) {
  return loadHome(site);
}

/** Backgrounds alternate: white, sand, white, water, white, sand, deep. A section without data is left out. */
export default function Home({ loaderData }: PageProps<typeof loader>) {
  const {
    head,
    textLocale,
    hero,
    dutyLine,
    treatments,
    company,
    centersText,
    way,
    stories,
    teasers,
    news,
    events,
    questions,
    call,
  } = loaderData;
  return (
    <Page head={head} textLocale={textLocale}>
      <Hero hero={hero} />
      <FindCenter regions={company?.regions} />
      <Danger line={dutyLine} />
      {treatments && <Treatments {...treatments} />}
      {company && (
        <div className="wrap section">
          <Numbers company={company} />
        </div>
      )}
      {way && <Way way={way} />}
      {company && <Network company={company} text={centersText} />}
      {stories && <Stories stories={stories} />}
      {teasers && <Teasers teasers={teasers} />}
      {news && <NewsRows news={news} />}
      <EventRows events={events} title="title" isClose />
      {questions && <FirstQuestions questions={questions} />}
      {call && <Call call={call} phone={hero.phone} />}
    </Page>
  );
}
