import type { ReactNode } from "react";
import { CenterCard } from "../../tools/centers/center-card.tsx";
import cards from "../../tools/centers/center-cards.module.css";
import { formatDistance } from "../../tools/centers/distance.ts";
import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import type { Nearest as Near, Spot } from "../../tools/centers/load-nearest.server.ts";
import { isMuchNearer, isTooFar } from "../../tools/centers/place.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import { CityLink } from "./city-link.tsx";
import styles from "./nearest.module.css";
import { nearestWords } from "./nearest-words.ts";

/** How many are shown; the rest are hidden until the browser knows the exact location. */
const MOST = 6;

type Props = {
  tab: FoundCenters["tab"];
  near: Near | null;
  isAsked: boolean;
  /** Whether to explain who learns the visitor's location. */
  withHint: boolean;
  /** Whether it follows an answer: then it needs a heading. */
  isAfter: boolean;
  /** Another way to narrow the list. */
  children?: ReactNode;
};

/**
 * Sorted by the location that the server guesses; with scripts and the visitor's consent, by the browser's location
 * (`browser/nearest.ts`).
 */
export function Nearest({ tab, near, isAsked, withHint, isAfter, children }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(nearestWords);
  const search = new URLSearchParams({ ...(tab === "partners" && { tab }), near: "yes" });
  return (
    <div id="near" className={styles.near} data-near={words.here}>
      {isAfter && <h2>{words.otherwise}</h2>}
      <div className={`chips ${styles.ask}`}>
        <a className={styles.button} href={`${href(locale, "centers")}?${search}#near`} data-nearest="">
          <Icon name="pin" />
          {words.button[tab]}
        </a>
        {withHint && <p className="hint">{words.hint}</p>}
      </div>
      {children}
      {/* Always present, so that screen readers announce a change of its text. */}
      <output
        aria-label={words.button[tab]}
        data-near-status=""
        data-found={words.found}
        data-refused={near ? words.refused(near.from) : words.unknown}
      >
        {isAsked && (near ? words.from(near.from) : words.unknown)}
      </output>
      {near && <Answer tab={tab} near={near} />}
    </div>
  );
}

/** Those too far away to help are folded, if anything is nearer. */
function Answer({ tab, near }: { tab: FoundCenters["tab"]; near: Near }) {
  const words = useWordsOf(nearestWords);
  const className = tab === "own" ? `grid grid-3 ${cards.cards}` : styles.spots;
  const nearestKm = Math.min(near.spots[0]?.km ?? Infinity, near.partners[0]?.km ?? Infinity);
  const items = near.spots.map((spot, index) => ({ spot, isHidden: index >= MOST }));
  const isFar = ({ spot, isHidden }: (typeof items)[number]) => !isHidden && isTooFar(spot.km, nearestKm);
  const toItem = ({ spot, isHidden }: (typeof items)[number]) => (
    <SpotItem key={keyOf(spot)} spot={spot} isHidden={isHidden} />
  );
  return (
    <section className={styles.answer} aria-labelledby="nearest" data-near-answer="">
      <h2 id="nearest" tabIndex={-1} data-to-you={words.toYou}>
        {words.toCity(near.from)}
      </h2>
      {near.partners.length > 0 && <Closer near={near} />}
      <ol className={className} data-near-spots={MOST}>
        {items.filter((item) => !isFar(item)).map(toItem)}
      </ol>
      <details className={styles.far} data-near-far="" hidden={!items.some(isFar)}>
        <summary className="fold-sign">{words.far[tab]}</summary>
        <ol className={className}>{items.filter(isFar).map(toItem)}</ol>
      </details>
    </section>
  );
}

/**
 * Comes first if a partner is much nearer than our centers; otherwise hidden until the browser knows the exact
 * location.
 */
function Closer({ near: { spots, partners } }: { near: Near }) {
  const words = useWordsOf(nearestWords);
  const [own, partner] = [spots[0]?.km ?? 0, partners[0]?.km ?? 0];
  return (
    <div className={styles.closer} data-near-closer="" hidden={!isMuchNearer(partner, own)}>
      <p>{words.closer}</p>
      <ul className={styles.spots}>
        {partners.map((spot, index) => (
          <SpotItem key={keyOf(spot)} spot={spot} isHidden={index > 0} />
        ))}
      </ul>
    </div>
  );
}

function SpotItem({ spot, isHidden }: { spot: Spot; isHidden: boolean }) {
  const { locale } = useWords();
  const { at, km } = spot;
  const distance = <strong data-km="">{formatDistance(km, locale)}</strong>;
  const place = { "data-latitude": at.latitude, "data-longitude": at.longitude, hidden: isHidden };
  if ("center" in spot) return <CenterCard center={spot.center} level="h3" distance={distance} {...place} />;
  return (
    <li {...place}>
      <span lang={spot.city.lang}>
        <CityLink city={spot.city} />
      </span>{" "}
      {distance}
    </li>
  );
}

function keyOf(spot: Spot): string {
  return "center" in spot ? spot.center.alias : spot.city.slug;
}
