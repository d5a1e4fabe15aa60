import type { FoundCenters } from "../../centers/find-centers.ts";
import type { ServiceFilter as Filter } from "../../centers/filter-by-service.server.ts";
import { useWords, useWordsOf } from "../../i18n/words.tsx";
import { href } from "../../urls.ts";
import styles from "./service-filter.module.css";
import { serviceWords } from "./service-words.ts";

/** Boxes to tick in a GET form: it needs no scripts, and its address can be shared. */
export function ServiceFilter({ filter, query }: { filter: Filter; query: FoundCenters["query"] }) {
  const { locale } = useWords();
  const words = useWordsOf(serviceWords);
  const { options, chosen, count } = filter;
  if (options.length === 0) return null;
  const page = href(locale, "centers");
  const back = query ? `${page}?${new URLSearchParams({ q: query })}` : page;
  return (
    <details className={`accordion ${styles.filter}`} open={chosen > 0}>
      <summary>{words.summary(chosen)}</summary>
      <form className="accordion-body" method="get" action={`${page}#find`} aria-label={words.legend}>
        {query && <input type="hidden" name="q" value={query} />}
        <fieldset className={styles.options}>
          <legend>{words.legend}</legend>
          {options.map(({ key, title, isChosen }) => (
            <label key={key} className="check">
              <input type="checkbox" name="service" value={key} defaultChecked={isChosen} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
        <p className={styles.actions}>
          <button className="button" type="submit">
            {words.show}
          </button>
          {chosen > 0 && (
            <>
              <span data-told="">{words.found(count)}</span>
              <a href={`${back}#find`}>{words.reset}</a>
            </>
          )}
        </p>
      </form>
    </details>
  );
}
