import { pathOf } from "#contract/paths.ts";
import { formatPhone } from "#contract/phone.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { DutyLine } from "../tools/centers/duty-line.tsx";
import { loadCenter } from "../tools/centers/load-center.server.ts";
import { splitOpening } from "../parts/blocks/split-opening.server.ts";
import { centerBar } from "../parts/bar/page-bar.ts";
import { EventRows } from "../parts/events/event-rows.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { centerKeywords } from "../seo/keywords.server.ts";
import { Page } from "../seo/page.tsx";
import { recordHead } from "../seo/record-head.server.ts";
import { clinicThing } from "../seo/things/clinic.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { About } from "./center/about.tsx";
import styles from "./center/center.module.css";
import { Equipment } from "./center/equipment.tsx";
import { Gallery } from "./center/gallery.tsx";
import { Glance } from "./center/glance.tsx";
import { KeyFacts } from "./center/key-facts.tsx";
import { Nearby } from "./center/nearby.tsx";
import { OtherFacts } from "./center/other-facts.tsx";
import { Quality } from "./center/quality.tsx";
import { Reviews } from "./center/reviews.tsx";
import { Staff } from "./center/staff.tsx";
import { Visit } from "./center/visit.tsx";
import { Way } from "./center/way.tsx";
import { centerPageWords } from "./center/center-words.ts";

export async function loader({ site, params }: LoaderArgs<"center">) {
  const [{ entity, ...shown }, dutyLine] = await Promise.all([
    loadCenter(site, params.item),
    loadVariable(site, "duty-line"),
  ]);
  const { locale } = site;
  const words = centerPageWords[locale];
  const { center } = shown;
  const pictures = shown.gallery.map(({ image }) => image.path);
  const head = await recordHead(site, entity, pathOf("center", { item: entity.alias }), {
    title: words.title(entity.title, center.city),
    description: words.description(center.address, formatPhone(center.phone) ?? center.phone),
    keywords: centerKeywords(entity, center.city, locale),
    things: [clinicThing(site, entity, { city: center.city, pictures })],
  });
  return {
    ...shown,
    about: splitOpening(center.about),
    dutyLine,
    head,
    textLocale: entity.locale,
    bar: centerBar(center),
  };
}

export default function Center({ loaderData }: PageProps<typeof loader>) {
  const {
    head,
    textLocale,
    center,
    about,
    instead,
    infectedGuests,
    region,
    neighbours,
    staff,
    vacancies,
    reviews,
    gallery,
    other,
    events,
    dutyLine,
    quality,
  } = loaderData;
  const hasText = [staff, center.about, center.equipment, other].some(({ length }) => length > 0);
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={center.title} image={center.image}>
        <KeyFacts center={center} />
      </PageHead>
      <div className="section">
        <div className={`wrap with-aside ${styles.page}`}>
          <Glance center={center} instead={instead} infectedGuests={infectedGuests} />
          <Visit center={center} />
        </div>
      </div>
      <Way center={center} />
      {hasText && (
        <div className="section">
          <div className={`wrap ${styles.text}`}>
            <Staff staff={staff} />
            <About about={about} />
            <Equipment items={center.equipment} />
            <OtherFacts fields={other} />
          </div>
        </div>
      )}
      <DutyLine line={dutyLine} />
      <Gallery pictures={gallery} />
      <EventRows events={events} title="here" isClose={gallery.length > 0} />
      <Quality told={quality} isClose={gallery.length > 0 || events !== null} />
      <Reviews alias={center.alias} reviews={reviews} />
      <Nearby region={region} neighbours={neighbours} vacancies={vacancies} />
    </Page>
  );
}
