import { formatDistance } from "../../centers/distance.ts";
import type { FoundCenters } from "../../centers/find-centers.ts";
import type { Nearest as Near, Spot } from "../../centers/load-nearest.server.ts";
import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { PageLink } from "../../link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import { CityLink } from "./city-link.tsx";
import styles from "./nearest.module.css";
import { nearestWords } from "./nearest-words.ts";

/** How many are shown; the others wait, for a browser that knows the place better. */
const MOST = 5;

/** By the site's own knowledge of where the visitor is; with scripts, and if they agree, by the browser's (`browser/nearest.ts`). */
export function Nearest({ tab, near, isAsked }: { tab: FoundCenters["tab"]; near: Near | null; isAsked: boolean }) {
  const { locale } = useWords();
  const words = useWordsOf(nearestWords);
  const search = new URLSearchParams({ ...(tab === "partners" && { tab }), near: "yes" });
  return (
    <div id="near" className={styles.near} data-near="">
      <p className={styles.ask}>
        <a className="button button-line" href={`${href(locale, "centers")}?${search}#near`} data-nearest="">
          <Icon name="pin" />
          {words.button[tab]}
        </a>
        <span className="hint">{words.hint}</span>
      </p>
      {/* Always there, so that a change of its words is heard. */}
      <output
        aria-label={words.button[tab]}
        data-near-status=""
        data-found={words.found}
        data-refused={near ? words.refused(near.from) : words.unknown}
      >
        {isAsked && (near ? words.from(near.from) : words.unknown)}
      </output>
      {near && (
        <ol className={styles.spots} data-near-spots={MOST}>
          {near.spots.map((spot, index) => (
            <SpotItem key={keyOf(spot)} spot={spot} isHidden={index >= MOST} />
          ))}
        </ol>
      )}
    </div>
  );
}

function SpotItem({ spot, isHidden }: { spot: Spot; isHidden: boolean }) {
  const { locale } = useWords();
  const { at, km } = spot;
  const { lang } = "center" in spot ? spot.center : spot.city;
  return (
    <li data-latitude={at.latitude} data-longitude={at.longitude} hidden={isHidden}>
      <span lang={lang}>
        {"center" in spot ? (
          <>
            <PageLink page="center" params={{ item: spot.center.alias }}>
              {spot.center.title}
            </PageLink>{" "}
            <small>{spot.center.address}</small>
          </>
        ) : (
          <CityLink city={spot.city} />
        )}
      </span>{" "}
      <strong data-km="">{formatDistance(km, locale)}</strong>
    </li>
  );
}

function keyOf(spot: Spot): string {
  return "center" in spot ? spot.center.alias : spot.city.slug;
}
