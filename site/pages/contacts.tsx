import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import { urgentBar } from "../parts/bar/page-bar.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { splitByHeadings } from "../parts/blocks/split-by-headings.server.ts";
import { loadVariable } from "../api/load-variable.server.ts";
import { groupByRegion } from "../tools/centers/group.ts";
import { loadNetwork } from "../tools/centers/load-network.server.ts";
import { centerWords } from "../tools/centers/centers-words.ts";
import { CallbackForm } from "../tools/forms/callback-form.tsx";
import { loadCallback } from "../tools/forms/load-form.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { organisationThing } from "../seo/things/organisation.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { HeadNumber } from "./contacts/head-number.tsx";
import { loadCompany } from "./contacts/load-company.server.ts";
import { MoreFolds } from "./contacts/more-folds.tsx";
import { Offices } from "./contacts/offices.tsx";
import { Phones } from "./contacts/phones.tsx";
import { Whom } from "./contacts/whom.tsx";

export async function loader({ site }: LoaderArgs) {
  const { locale } = site;
  const [{ head, intro }, { centers, regions }, company, dutyLine, facts, callback] = await Promise.all([
    loadIntro(site, pathOf("contacts")),
    loadNetwork(site),
    loadCompany(site),
    loadVariable(site, "duty-line"),
    loadVariable(site, "facts"),
    loadCallback(site),
  ]);
  const profiles = company.networks.map(({ url }) => url);
  const [opening, ...parts] = splitByHeadings(intro.blocks);
  return {
    head: { ...head, things: [organisationThing(site, company.offices[0] ?? null, profiles)] },
    intro: { title: intro.title, lead: intro.lead, image: intro.image, locale: intro.locale },
    // The text before the first heading explains the numbers; later parts are folded, because few visitors need them.
    opening: opening?.title === null ? opening.blocks : [],
    parts: opening && opening.title !== null ? [opening, ...parts] : parts,
    company,
    dutyLine,
    bar: urgentBar(dutyLine),
    coordinatorHours: String(facts?.["coordinator-hours"] ?? ""),
    callback,
    groups: groupByRegion(centers, regions, centerWords[locale].otherRegions),
  };
}

/** First the number that most visitors come for and which number is for what, then the addresses, then the rest under folds. */
export default function Contacts({ loaderData }: PageProps<typeof loader>) {
  const { head, intro, opening, parts, company, dutyLine, coordinatorHours, callback, groups } = loaderData;
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} image={intro.image} isLow>
        <HeadNumber office={company.offices[0]} hours={coordinatorHours} />
      </PageHead>
      <Whom office={company.offices[0]} dutyLine={dutyLine} hours={coordinatorHours}>
        <Blocks blocks={opening} />
      </Whom>
      <Phones groups={groups} />
      <Offices company={company} />
      <div className="section">
        <div className="wrap">
          <CallbackForm form={callback} />
        </div>
      </div>
      <MoreFolds parts={parts} requisites={company.requisites} />
    </Page>
  );
}
