import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { TelLink } from "../../tools/centers/tel-link.tsx";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { href } from "../../urls.ts";
import styles from "./centers.module.css";
import { CityLink } from "./city-link.tsx";
import { SuggestedPlaces } from "./suggested-places.tsx";
import { centersPageWords } from "./centers-page-words.ts";

/** What may be the name of a city: it has no figures. */
const NAME = /^\P{N}*\p{L}\P{N}*$/u;

type Props = { found: FoundCenters; hasServices?: boolean; phone?: string | null };

/** The number of results, directly below the field, and advice if there are none. Focus moves here. */
export function Status({ found, hasServices = false, phone = null }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centersPageWords);
  const { tab, query, meant, count, countElsewhere, onlyPartners, suggested } = found;
  if (count > 0 && !query && !hasServices) return null;
  const page = href(locale, "centers");
  const heading = (
    <h2 id="found" tabIndex={-1} data-told="">
      {words.status({ ...found, hasServices })}
    </h2>
  );
  const all = (
    <a className="alone" href={tab === "own" ? page : `${page}?tab=partners`}>
      {count > 0 ? words.all : words.clear}
    </a>
  );
  if (count > 0)
    return (
      <div className={styles.status}>
        {heading}
        {all}
      </div>
    );
  const other = new URLSearchParams({ ...(tab === "own" && { tab: "partners" }), q: query });
  const city = suggested?.from ?? (NAME.test(query) ? (meant ?? query) : null);
  const isNear = !hasServices && suggested?.hasNone;
  const isUnknown = query !== "" && !hasServices && onlyPartners.length === 0 && !isNear;
  return (
    <div className={`card ${styles.none}`}>
      {heading}
      <p>
        {hasServices
          ? words.noServiceHelp
          : onlyPartners.length > 0
            ? words.partnerHelp
            : isNear
              ? words.noCity
              : isUnknown
                ? words.noneHelp
                : words.emptyHelp}
      </p>
      {onlyPartners.length > 0 && (
        <ul className={styles.cities}>
          {onlyPartners.map((city) => (
            <li key={city.slug} lang={city.lang}>
              <CityLink city={city} title={words.partner(city.title)} />
            </li>
          ))}
        </ul>
      )}
      {suggested && <SuggestedPlaces suggested={suggested} />}
      {isNear && <p>{words.noCityHelp}</p>}
      {phone && <TelLink phone={phone} big />}
      {isUnknown && <p className="muted">{words.spelling}</p>}
      <p className={styles.actions}>
        {query && countElsewhere > onlyPartners.length && (
          <a className="button" href={`${page}?${other}#found`}>
            {words.elsewhere[tab]} ({countElsewhere})
          </a>
        )}
        {isUnknown && (
          <PageLink page="regions" className="button">
            {words.byRegion}
          </PageLink>
        )}
        {query && countElsewhere === 0 && (
          <ModalLink modal="dialysis-other-city" details={city ? { city } : {}} className="button">
            {isNear ? words.otherCity : words.request}
          </ModalLink>
        )}
        <ModalLink modal="question" className="button button-line">
          {words.ask}
        </ModalLink>
        {(query || hasServices) && all}
      </p>
    </div>
  );
}
