import { data } from "react-router";
import { pathOf } from "#contract/paths.ts";
import { failPage } from "../api/fail-page.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { readyBlocks } from "../parts/blocks/ready-blocks.server.ts";
import { CenterCards } from "../tools/centers/center-cards.tsx";
import { RegionScheme } from "../tools/centers/map/region-scheme.tsx";
import { loadNetwork, toRegion } from "../tools/centers/load-network.server.ts";
import "../ui/columns.css";
import { PageLink } from "../parts/links/link.tsx";
import { Icon } from "../ui/icon.tsx";
import { useWordsOf } from "../i18n/use-words.tsx";
import { askForRecords } from "../parts/records/load-records.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { regionKeywords } from "../seo/keywords.server.ts";
import { Page } from "../seo/page.tsx";
import { recordHead } from "../seo/record-head.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { NoCenters } from "./regions/no-centers.tsx";
import { OtherRegions } from "./regions/other-regions.tsx";
import { Coordinator } from "./regions/coordinator.tsx";
import { loadCoordinator } from "./regions/load-coordinator.server.ts";
import { RegionActions } from "./regions/region-actions.tsx";
import { Special } from "./regions/special.tsx";
import { specialOf } from "./regions/special.server.ts";
import styles from "./regions/regions.module.css";
import { regionWords } from "./regions/regions-words.ts";

export async function loader({ site, params }: LoaderArgs<"region">) {
  const { locale } = site;
  const [entities, network] = await Promise.all([askForRecords(site, "region").catch(failPage), loadNetwork(site)]);
  const entity = entities.find(({ alias }) => alias === params.region);
  if (!entity) throw data(null, { status: 404 });
  const region = toRegion(entity, locale);
  const words = regionWords[locale];
  const centers = network.centers.filter((center) => center.region === region.alias);
  const cities = centers.map(({ city }) => city);
  return {
    head: await recordHead(site, entity, pathOf("region", { region: entity.alias }), {
      title: words.pageTitle(region.title),
      description: region.description || words.description(region.title),
      keywords: regionKeywords(entity, cities, locale),
    }),
    textLocale: entity.locale,
    region,
    image: entity.image,
    about: await readyBlocks(site, entity.content ?? []),
    coordinator: { phone: region.phone, ...(await loadCoordinator(site, region.alias)) },
    centers,
    cities: network.partnerCities,
    special: specialOf(centers, network.asked ?? []),
    others: entities.filter((one) => one !== entity).map(({ alias, title }) => ({ alias, title })),
  };
}

export default function Region({ loaderData }: PageProps<typeof loader>) {
  const { head, textLocale, region, image, about, coordinator, centers, cities, special, others } = loaderData;
  const words = useWordsOf(regionWords);
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead title={words.title(region.title)} lead={region.description} image={image}>
        <Coordinator {...coordinator} />
        <RegionActions cities={centers.map(({ city }) => city)} />
      </PageHead>
      {/* Not on sand: that is the land of the map. */}
      <section className="section" aria-labelledby="centers">
        <div className="wrap stack">
          <h2 id="centers">{words.centers}</h2>
          {centers.length > 0 ? (
            <div className={styles.withScheme}>
              <RegionScheme
                region={region.alias}
                title={region.title}
                centers={centers}
                cities={cities}
                hasWideRoom={centers.length === 3}
              />
              <CenterCards centers={centers} first={1} isWithoutTags={special.length > 0} />
            </div>
          ) : (
            <NoCenters />
          )}
        </div>
      </section>
      <Special rows={special} isOne={centers.length === 1} />
      {about.length > 0 && (
        <section className="section water" aria-labelledby="about-region">
          <div className="wrap stack columns">
            <h2 id="about-region">{words.about}</h2>
            <div>
              <Blocks blocks={about} />
              <p className={styles.urgent}>
                <PageLink page="informationArticle" params={{ alias: "when-to-call" }} className="more">
                  {words.urgent} <Icon name="arrow" />
                </PageLink>
              </p>
            </div>
          </div>
        </section>
      )}
      <OtherRegions regions={others} />
    </Page>
  );
}
