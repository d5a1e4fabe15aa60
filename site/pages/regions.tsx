import { pathOf } from "#contract/paths.ts";
import { entriesOf, withAnchors } from "../parts/article/anchors.server.ts";
import { JumpLinks } from "../parts/article/jump-links.tsx";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { loadNetwork } from "../tools/centers/load-network.server.ts";
import { countCompany } from "../parts/company/count-company.server.ts";
import { loadContact } from "../parts/company/load-contact.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { CountryTitle } from "./regions/country-title.tsx";
import { RegionAside } from "./regions/aside.tsx";
import { loadCoordinator } from "./regions/load-coordinator.server.ts";
import { RegionCards } from "./regions/region-cards.tsx";
import { specialOf } from "./regions/special.server.ts";
import styles from "./regions/regions.module.css";
import { regionWords } from "./regions/regions-words.ts";

/** Its coordinator is responsible for all regions. */
const HEAD_OFFICE = "moscow";

export async function loader({ site }: LoaderArgs) {
  const [page, { centers, regions, asked = [] }, { phone }, coordinator, company] = await Promise.all([
    loadIntro(site, pathOf("regions")),
    loadNetwork(site),
    loadContact(site, "default"),
    loadCoordinator(site, HEAD_OFFICE),
    countCompany(site),
  ]);
  const withCenters = regions.map((region) => {
    const own = centers.filter((center) => center.region === region.alias);
    return { ...region, items: own, special: specialOf(own, asked) };
  });
  const { content: blocks } = withAnchors(page.intro.blocks);
  return {
    ...page,
    intro: { ...page.intro, blocks },
    /** The parts below the cards of the regions, which fill the first screens. */
    parts: entriesOf(blocks),
    regions: withCenters,
    company,
    coordinator: { phone, ...coordinator },
  };
}

export default function Regions({ loaderData }: PageProps<typeof loader>) {
  const { head, intro, parts, regions, company, coordinator } = loaderData;
  const words = useWordsOf(regionWords);
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} image={intro.image} isLow>
        {parts.length > 1 && (
          <div className={styles.parts}>
            <JumpLinks parts={parts.map(({ anchor, title }) => ({ href: `#${anchor}`, title }))} />
          </div>
        )}
      </PageHead>
      <div className="section">
        <div className="wrap stack">
          {company && <CountryTitle company={company} />}
          <RegionCards regions={regions} partnerCities={company?.partnerCities ?? 0} titleAs={company ? "h3" : "h2"} />
        </div>
      </div>
      <div className="section sand">
        <div className="wrap with-aside">
          <div>
            <Blocks blocks={intro.blocks} />
          </div>
          <RegionAside {...coordinator} title={words.coordinator} />
        </div>
      </div>
    </Page>
  );
}
