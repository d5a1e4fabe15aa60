import { type ReactNode, use, useId } from "react";
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
 * Links to the centers with one service, and to the list without it: they work without scripts, and the address can be
 * shared. Another service is added by a form: as links, all combinations would keep a crawler busy for days. On a phone
 * and in large letters they are folded, so that the centers are not pushed far down.
 */
export function ServiceFilter({ filter, query }: Props) {
  const words = useWordsOf(serviceWords);
  const { locale } = useWords();
  const isLarge = use(VisionContext) !== null;
  const adding = useId();
  const asked = [...filter.free, ...filter.asked];
  // One fold is enough.
  const [shown, others] = isLarge ? [[...asked, ...filter.others], []] : [asked, filter.others];
  if (asked.length + filter.others.length === 0) return null;
  return (
    <nav aria-label={words.legend}>
      {filter.chosen.length > 0 && (
        <form id={adding} action={`${href(locale, "centers")}#found`}>
          {query && <input type="hidden" name="q" value={query} />}
          {filter.chosen.map((key) => (
            <input key={key} type="hidden" name="service" value={key} />
          ))}
        </form>
      )}
      <details className={styles.filter} open={filter.chosen.length > 0}>
        <summary className="fold-sign">{words.filters(filter.chosen.length)}</summary>
        <div className={`chips ${styles.all}`}>
          <Options options={shown} filter={filter} query={query} adding={adding} />
          {others.length > 0 && (
            <details className={styles.more}>
              <summary>
                {words.more}
                <Icon name="chev" />
              </summary>
              <Options options={others} filter={filter} query={query} adding={adding} />
            </details>
          )}
        </div>
      </details>
    </nav>
  );
}

type OptionsProps = Props & { options: ServiceOption[]; /** The form that adds one. */ adding: string };

function Options({ options, filter, query, adding }: OptionsProps) {
  const words = useWordsOf(serviceWords);
  if (options.length === 0) return null;
  return (
    <ul className={`chips ${styles.options}`}>
      {options.map((option) => (
        <li key={option.key}>
          <Press option={option} filter={filter} query={query} adding={adding}>
            {option.title}
            {option.isChosen ? (
              <>
                <Icon name="close" />
                <small className="sr">{words.takeAway}</small>
              </>
            ) : (
              // During a text search the count is not known until the service is chosen.
              !query && (
                <small>
                  {option.count}
                  <small className="sr"> {words.centers(option.count)}</small>
                </small>
              )
            )}
          </Press>
        </li>
      ))}
    </ul>
  );
}

type PressProps = Omit<OptionsProps, "options"> & { option: ServiceOption; children: ReactNode };

function Press({ option: { key, isChosen }, filter: { chosen }, query, adding, children }: PressProps) {
  const { locale } = useWords();
  if (!isChosen && chosen.length > 0)
    return (
      <button form={adding} name="service" value={key}>
        {children}
      </button>
    );
  const services = isChosen ? chosen.filter((one) => one !== key) : [key];
  const search = new URLSearchParams([...(query ? [["q", query]] : []), ...services.map((one) => ["service", one])]);
  const hash = search.size > 0 ? "#found" : "#find";
  return (
    <a
      href={`${href(locale, "centers")}${search.size > 0 ? `?${search}` : ""}${hash}`}
      aria-current={isChosen || undefined}
    >
      {children}
    </a>
  );
}
