import { useRef } from "react";
import type { Named } from "../centers/center.ts";
import type { FoundCenters } from "../centers/find-centers.ts";
import { readQuery } from "../centers/match.ts";
import { type FinderAnswer, MOST_SUGGESTIONS, type Suggestion } from "../centers/suggestion.ts";
import { useAwake } from "../../islands/use-awake.ts";
import { useClientState } from "../../islands/use-client-state.ts";
import { useLastAnswer } from "../../islands/use-last-answer.ts";

type Props = {
  id: string;
  /** The page of centers. */
  action: string;
  tab: FoundCenters["tab"];
  query: string;
  /** The chosen services. */
  services: string[];
  /** `go` is the label of the button. */
  words: { label: string; find: string; go: string; clear: string };
};

const LEAST = 3;

/** The field above the list of centers: without scripts a form; hydrated, it suggests matches while typing. */
export default function CenterFinder({ id, action, tab, query, services, words }: Props) {
  const isAwake = useAwake();
  const field = useRef<HTMLInputElement>(null);
  const centersList = useClientState("centersList");
  const { typed, answer, onType } = useLastAnswer<FinderAnswer>(field, query, (typed) => {
    if (typed.trim().length < LEAST) return null;
    const search = new URLSearchParams({ q: typed.trim(), ...(tab === "partners" && { tab }) });
    for (const service of services) search.append("service", service);
    return `${action}?${search}`;
  });

  const isAsked = typed !== query && typed.trim().length >= LEAST;
  const known = isAsked && tab === "own" ? namedLike(typed, centersList, action) : [];
  const suggestions = answer?.suggestions ?? known;
  // The page hides its list below the message.
  const isNone = answer?.count === 0;
  const fieldId = `${id}-q`;
  const clear = () => {
    if (field.current) field.current.value = "";
    field.current?.focus();
    onType("");
  };
  return (
    <search>
      <form role="none" action={`${action}#found`} className="center-finder" data-lands="">
        {tab === "partners" && <input type="hidden" name="tab" value="partners" />}
        {services.map((service) => (
          <input key={service} type="hidden" name="service" value={service} />
        ))}
        <div className="field">
          <label htmlFor={fieldId}>{words.label}</label>
          <input
            ref={field}
            id={fieldId}
            className="input"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={({ target }) => onType(target.value)}
          />
        </div>
        <button type="submit" className="button" aria-label={words.find}>
          {words.go}
        </button>
        {/* In the document before it has a message, so that the message is announced. */}
        {isAwake && (
          <div className="center-suggestions" data-none={isNone ? "" : undefined}>
            <output htmlFor={fieldId} aria-label={words.find}>
              {answer?.text.status}
            </output>
            {isNone && (
              <button type="button" className="button button-line button-small" onClick={clear}>
                {words.clear}
              </button>
            )}
            {answer?.text.suggested && <p id={`${id}-suggested`}>{answer.text.suggested}</p>}
            {suggestions.length > 0 && (
              <ul aria-labelledby={answer?.text.suggested ? `${id}-suggested` : undefined}>
                {suggestions.map(({ title, note, href, modal }) => (
                  <li key={href}>
                    <a href={href} data-modal={modal}>
                      {title} {note && <small>{note}</small>}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </form>
    </search>
  );
}

/** Searches the client state: while the response is loading, and if it fails. */
function namedLike(typed: string, centers: Named[], action: string): Suggestion[] {
  const { matches } = readQuery(typed, centers.map(textsOf));
  return centers
    .filter((center) => matches(textsOf(center)))
    .map(({ title, alias }) => ({ title, note: "", href: `${action}/${alias}` }))
    .slice(0, MOST_SUGGESTIONS);
}

function textsOf({ title, alias }: Named): string[] {
  return [title, alias];
}
