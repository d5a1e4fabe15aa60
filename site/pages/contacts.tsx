import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../article/load-intro.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { loadVariable } from "../api/load-variable.server.ts";
import { DutyLine } from "../centers/duty-line.tsx";
import { groupByRegion } from "../centers/group.ts";
import { loadNetwork } from "../centers/load-network.server.ts";
import { centerWords } from "../centers/words.ts";
import { siteContext } from "../context.server.ts";
import { CallbackForm } from "../forms/callback-form.tsx";
import { loadCallback } from "../forms/load-form.server.ts";
import { Page } from "../seo/page.tsx";
import { organisationThing } from "../seo/things/organisation.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import type { Route } from "./+types/contacts.ts";
import { loadCompany } from "./contacts/load-company.server.ts";
import { Offices } from "./contacts/offices.tsx";
import { Phones } from "./contacts/phones.tsx";
import { Requisites } from "./contacts/requisites.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [{ head, intro }, { centers, regions }, company, dutyLine, callback] = await Promise.all([
    loadIntro(context, pathOf("contacts")),
    loadNetwork(context),
    loadCompany(context),
    loadVariable(context, "duty-line"),
    loadCallback(context),
  ]);
  const profiles = company.networks.map(({ url }) => url);
  return {
    head: { ...head, things: [organisationThing(context, company.offices[0] ?? null, profiles)] },
    intro,
    company,
    dutyLine,
    callback,
    groups: groupByRegion(centers, regions, centerWords[locale].otherRegions),
  };
}

export default function Contacts({ loaderData }: Route.ComponentProps) {
  const { head, intro, company, dutyLine, callback, groups } = loaderData;
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} />
      <Offices company={company} />
      <DutyLine line={dutyLine} />
      <div className="section">
        <div className="wrap">
          <CallbackForm form={callback} />
        </div>
      </div>
      <div className="section sand">
        <div className="wrap">
          <Blocks blocks={intro.blocks} />
        </div>
      </div>
      <Phones groups={groups} />
      <Requisites requisites={company.requisites} />
    </Page>
  );
}
