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

/** Links that add a service to the address or remove it: they work without scripts, and the address can be shared. */
export function ServiceFilter({ filter, query }: Props) {
  const words = useWordsOf(serviceWords);
  // Large chips would push the centers far down: there they are in a fold.
  const isFolded = use(VisionContext) !== null;
  const all = [...filter.free, ...filter.asked];
  const shown = isFolded ? all.filter(({ isChosen }) => isChosen) : all;
  const others = [...all.filter((option) => !shown.includes(option)), ...filter.others];
  if (all.length + others.length === 0) return null;
  return (
    <nav className={styles.filter} aria-label={words.legend}>
      <Options options={shown} filter={filter} query={query} />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>
            {shown.length > 0 ? words.more : words.legend}
            <Icon name="chev" />
          </summary>
          <Options options={others} filter={filter} query={query} />
        </details>
      )}
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
