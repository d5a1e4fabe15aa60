import { use } from "react";
import { VisionContext } from "../../frame/vision/vision-context.ts";
import type { ServiceFilter as Filter, ServiceOption } from "../../tools/centers/filter-by-service.server.ts";
import type { FoundCenters } from "../../tools/centers/find-centers.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { href } from "../../urls.ts";
import styles from "./service-filter.module.css";
import { serviceWords } from "./service-words.ts";

type Props = { filter: Filter; query: FoundCenters["query"] };

/**
 * Links that add a service to the address or remove it: they work without scripts, and the address can be shared. On a
 * phone and in large letters they are folded, so that the centers are not pushed far down.
 */
export function ServiceFilter({ filter, query }: Props) {
  const words = useWordsOf(serviceWords);
  const isLarge = use(VisionContext) !== null;
  const asked = [...filter.free, ...filter.asked];
  // One fold is enough.
  const [shown, others] = isLarge ? [[...asked, ...filter.others], []] : [asked, filter.others];
  if (asked.length + filter.others.length === 0) return null;
  return (
    <nav aria-label={words.legend}>
      <details className={styles.filter} open={filter.chosen.length > 0}>
        <summary className="fold-sign">{words.filters(filter.chosen.length)}</summary>
        <div className={`chips ${styles.all}`}>
          <Options options={shown} filter={filter} query={query} />
          {others.length > 0 && (
            <details className={styles.more}>
              <summary>
                {words.more}
                <Icon name="chev" />
              </summary>
              <Options options={others} filter={filter} query={query} />
            </details>
          )}
        </div>
      </details>
    </nav>
  );
}

function Options({ options, filter, query }: Props & { options: ServiceOption[] }) {
  const { locale } = useWords();
  const words = useWordsOf(serviceWords);
  if (options.length === 0) return null;
  const addressOf = ({ key, isChosen }: ServiceOption) => {
    const services = isChosen ? filter.chosen.filter((one) => one !== key) : [...filter.chosen, key];
    const search = new URLSearchParams([...(query ? [["q", query]] : []), ...services.map((one) => ["service", one])]);
    return `${href(locale, "centers")}${search.size > 0 ? `?${search}` : ""}${search.size > 0 ? "#found" : "#find"}`;
  };
  return (
    <ul className={`chips ${styles.options}`}>
      {options.map((option) => (
        <li key={option.key}>
          <a href={addressOf(option)} aria-current={option.isChosen || undefined}>
            {option.title}
            {option.isChosen ? (
              <>
                <Icon name="close" />
                <small className="sr">{words.takeAway}</small>
              </>
            ) : (
              // During a text search the count is not known until the link is followed.
              !query && (
                <small>
                  {option.count}
                  <small className="sr"> {words.centers(option.count)}</small>
                </small>
              )
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
