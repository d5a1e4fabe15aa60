import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../parts/article/load-intro.server.ts";
import { Blocks } from "../parts/blocks/blocks.tsx";
import { filterByService } from "../tools/centers/filter-by-service.server.ts";
import { findCenters } from "../tools/centers/find-centers.ts";
import { freeWords } from "../tools/centers/free-words.ts";
import { loadNearest } from "../tools/centers/load-nearest.server.ts";
import { loadNetwork } from "../tools/centers/load-network.server.ts";
import type { Named } from "../tools/centers/center.ts";
import type { FinderAnswer } from "../tools/centers/suggestion.ts";
import { suggestionsOf } from "../tools/centers/suggestions-of.server.ts";
import { CitiesMap } from "../tools/centers/map/cities-map.tsx";
import { CountryMap } from "../tools/centers/map/country-map.tsx";
import { numberGroups } from "../tools/centers/map/number-groups.ts";
import { centerWords } from "../tools/centers/centers-words.ts";
import { loadContact } from "../parts/company/load-contact.server.ts";
import type { SiteContext } from "../render/context.server.ts";
import { useWordsOf } from "../i18n/use-words.tsx";
import { modalPart } from "../parts/links/modal-part.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import styles from "./centers/centers.module.css";
import { FindForm } from "./centers/find-form.tsx";
import { Nearest } from "./centers/nearest.tsx";
import { OwnCenters } from "./centers/own-centers.tsx";
import { PickedCity } from "./centers/picked-city.tsx";
import { PartnerCities } from "./centers/partner-cities.tsx";
import { ServiceFilter } from "./centers/service-filter.tsx";
import { Status } from "./centers/status.tsx";
import { centersPageWords } from "./centers/centers-page-words.ts";

export async function loader({ site, request }: LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const [page, { network, found, filter }] = await Promise.all([
    loadIntro(site, pathOf("centers")),
    find(site, search),
  ]);
  const isNearAsked = search.has("near");
  return {
    ...page,
    found,
    cities: network.partnerCities,
    filter,
    near: isNearAsked ? await loadNearest(site, network, found.tab) : null,
    isNearAsked,
    phone: found.count === 0 ? (await loadContact(site, "default")).phone : null,
    names: network.centers.map(toNamed),
  };
}

/** Answers the search field above the list while the visitor types. */
export async function islandLoader({ site, request }: LoaderArgs): Promise<FinderAnswer> {
  const { locale } = site;
  const { found, filter } = await find(site, new URL(request.url).searchParams);
  const hasServices = found.tab === "own" && filter.chosen.length > 0;
  const words = centersPageWords[locale];
  return {
    count: found.count,
    suggestions: suggestionsOf(found, locale, words.partnerNote),
    text: {
      status: words.status({ ...found, hasServices }) || "",
      suggested: found.suggested && words.suggested(found.suggested),
    },
  };
}

async function find(site: SiteContext, search: URLSearchParams) {
  const { locale } = site;
  const network = await loadNetwork(site);
  const { centers, filter } = filterByService(network.centers, search, network.asked, freeWords[locale].filters);
  const found = findCenters({ ...network, centers }, search, locale, centerWords[locale].otherRegions);
  return { network, found, filter };
}

function toNamed({ id = 0, title, alias }: Partial<Named> & Omit<Named, "id">): Named {
  return { id, title, alias };
}

export default function Centers({ loaderData }: PageProps<typeof loader>) {
  const { head, intro, found, cities, filter, near, isNearAsked, phone, names } = loaderData;
  const words = useWordsOf(centersPageWords);
  const isOwn = found.tab === "own";
  const hasServices = isOwn && filter.chosen.length > 0;
  // After a search the answer comes first, so the introduction is left out.
  const isAsked = isNearAsked || hasServices || found.query !== "" || found.city !== null;
  const ways = (
    <Nearest tab={found.tab} near={near} isAsked={isNearAsked} withHint={!isAsked} isAfter={found.query !== ""}>
      {isOwn && <ServiceFilter filter={filter} query={found.query} />}
    </Nearest>
  );
  // A search by name needs the list, not the map.
  const hasMap = found.query === "" && found.count > 0;
  const partnersText = <Blocks blocks={intro.blocks} />;
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead
        title={intro.title}
        {...(!isAsked && {
          lead: intro.lead,
          image: intro.image,
          isLow: true,
        })}
      />
      <div
        className={`section ${isAsked ? styles.asked : styles.tool}`}
        {...modalPart(found.city ? "centers-menu" : ["centers-menu", "bbraun"], {
          label: words.find,
          ...(found.tab === "partners" && { size: "wide" }),
        })}
      >
        <div className={`wrap ${styles.lists}`} data-centers={JSON.stringify(names)}>
          <FindForm found={found} filter={filter} />
          {!isOwn && <PickedCity city={found.city} />}
          <Status found={found} hasServices={hasServices} phone={phone} />
          {found.query === "" && ways}
          {!isOwn && partnersText}
          {isOwn ? (
            <>
              {hasMap && (
                <details className={styles.map}>
                  <summary className="fold-sign">{words.map}</summary>
                  <CountryMap
                    regions={numberGroups(found.own)}
                    hasPartners={cities.length > 0}
                    hrefOf={(region) => `#region-${region}`}
                  />
                </details>
              )}
              <OwnCenters found={found} cities={hasMap ? cities : null} />
            </>
          ) : (
            <>
              <PartnerCities found={found} hasNumbers={hasMap} />
              {hasMap && <CitiesMap cities={found.partners.flatMap(({ items }) => items)} />}
            </>
          )}
          {found.query !== "" && ways}
        </div>
      </div>
      {isOwn && (
        <section className={`section sand ${styles.after}`} aria-labelledby="partners">
          <div className="wrap">
            <h2 id="partners">{words.partners}</h2>
            {partnersText}
          </div>
        </section>
      )}
    </Page>
  );
}
