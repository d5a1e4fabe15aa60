import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { CountryMap } from "../tools/centers/map/country-map.tsx";
import { numberGroups } from "../tools/centers/map/number-groups.ts";
import { loadNetwork } from "../tools/centers/load-network.server.ts";
import { loadContact } from "../parts/company/load-contact.server.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { href } from "../urls.ts";
import { RegionAside } from "./regions/aside.tsx";
import { loadCoordinator } from "./regions/load-coordinator.server.ts";
import { RegionCards } from "./regions/region-cards.tsx";
import { specialOf } from "./regions/special.server.ts";
import { regionWords } from "./regions/regions-words.ts";

/** Its coordinator is responsible for all regions. */
const HEAD_OFFICE = "moscow";

export async function loader({ site }: LoaderArgs) {
  const [page, { centers, regions, partnerCities, asked = [] }, { phone }, coordinator] = await Promise.all([
    loadIntro(site, pathOf("regions")),
    loadNetwork(site),
    loadContact(site, "default"),
    loadCoordinator(site, HEAD_OFFICE),
  ]);
  const counted = regions.map((region) => {
    const own = centers.filter((center) => center.region === region.alias);
    return { ...region, key: region.alias, items: own, special: specialOf(own, asked) };
  });
  return {
    ...page,
    regions: numberGroups(counted),
    hasPartners: partnerCities.length > 0,
    coordinator: { phone, ...coordinator },
  };
}

export default function Regions({ loaderData }: PageProps<typeof loader>) {
  const { head, intro, regions, hasPartners, coordinator } = loaderData;
  const { locale } = useWords();
  const words = useWordsOf(regionWords);
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead title={intro.title} lead={intro.lead} image={intro.image} isLow />
      <div className="section">
        <div className="wrap stack">
          <RegionCards regions={regions}>
            <CountryMap
              regions={regions}
              hasPartners={hasPartners}
              hrefOf={(region) => href(locale, "region", { region })}
            />
          </RegionCards>
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
