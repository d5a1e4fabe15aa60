import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadSection } from "../parts/sections/load-section.server.ts";
import { SectionPage } from "../parts/sections/section-page.tsx";
import { type PageBar, travelRequest } from "../parts/bar/page-bar.ts";
import { splitAtAnchor } from "../parts/blocks/split-at-anchor.server.ts";
import { GuestCenters } from "./tourism/guest-centers.tsx";
import { loadGuestCenters } from "./tourism/load-guest-centers.server.ts";
import { GuestAnswers } from "./tourism/guest-answers.tsx";
import { groupAnswers } from "./tourism/group-answers.server.ts";
import { withGuestTables } from "./tourism/guest-tables.server.ts";
import { defineWords, useWordsOf } from "../i18n/use-words.tsx";
import { TourismActions } from "./tourism/tourism-actions.tsx";

const tourismWords = defineWords({
  ru: { list: "Куда поехать и\u00a0как подготовиться" },
  en: { list: "Where to go and how to prepare" },
});

/** A button and a modal lead to this part, so it is not folded. */
const DOCUMENTS = "documents";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const [section, guests] = await Promise.all([
    loadSection(site, request, "tourism"),
    loadGuestCenters(site, new URL(request.url).searchParams),
  ]);
  const [answers, documents] = splitAtAnchor(section.after, DOCUMENTS);
  const bar: PageBar = [{ word: "call" }, travelRequest];
  return {
    section,
    guests,
    answers: groupAnswers(answers).map((group) => ({
      ...group,
      answers: withGuestTables(group.answers, guests.all, locale),
    })),
    documents,
    bar,
  };
}

export default function Tourism({ loaderData }: PageProps<typeof loader>) {
  const { section, guests, answers, documents } = loaderData;
  const { list } = useWordsOf(tourismWords);
  return (
    <SectionPage
      data={section}
      action={<TourismActions />}
      above={<GuestCenters guests={guests} />}
      listTitle={list}
      text={<GuestAnswers groups={answers} documents={documents} />}
    />
  );
}
