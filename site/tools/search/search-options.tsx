import { Marked } from "./marked.tsx";
import type { OptionGroup, SearchOption } from "./option-groups.ts";

type Props = {
  id: string;
  label: string;
  groups: OptionGroup[];
  /** The index of the option selected by keyboard, across all groups; -1 for none. */
  active: number;
  /** ARIA options once hydrated; plain links before and without that. */
  isAwake: boolean;
  /** Over a page the Tab key leaves the list; where the list has its place, it goes through the options. */
  isFloating: boolean;
};

/** The options of the search field, in groups. They are links, so that they can be tapped or opened in a new tab. */
export function SearchOptions({ id, label, groups, active, isAwake, isFloating }: Props) {
  const starts = groups.map((_, place) => groups.slice(0, place).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div
      id={`${id}-options`}
      className="search-options"
      // Reached from the field with the arrow keys: a scrolling list must not be an extra Tab stop.
      {...(isAwake && { role: "listbox", "aria-label": label, tabIndex: -1 })}
    >
      {groups.map(({ key, label, options }, place) => (
        <div key={key} className={`search-${key}`} {...(isAwake && label && roleOf("group", `${id}-${key}`))}>
          {label && (
            <p id={`${id}-${key}`} className="search-group-name" role={isAwake ? "presentation" : undefined}>
              {label}
            </p>
          )}
          <ul className={key === "popular" ? "chips" : "search-rows"} role={isAwake ? "presentation" : undefined}>
            {options.map((option, index) => (
              <Option
                key={index}
                option={option}
                id={optionId(id, (starts[place] ?? 0) + index)}
                isActive={(starts[place] ?? 0) + index === active}
                isAwake={isAwake}
                isFloating={isFloating}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

export function optionId(id: string, position: number): string {
  return `${id}-option-${position}`;
}

type OptionProps = Pick<Props, "isAwake" | "isFloating"> & { option: SearchOption; id: string; isActive: boolean };

function Option({ option: { href, title, note, lang, isToPage }, id, isActive, isAwake, isFloating }: OptionProps) {
  return (
    <li role={isAwake ? "presentation" : undefined}>
      <a
        href={href}
        id={id}
        lang={lang}
        data-to-page={isToPage && ""}
        {...(isAwake && { role: "option", "aria-selected": isActive, ...(isFloating && { tabIndex: -1 }) })}
      >
        {/* A single grid item, however many matches are marked in it. */}
        <b>
          <Marked pieces={title} />
        </b>
        {note.length > 0 && (
          <>
            {" "}
            <small>
              <Marked pieces={note} />
            </small>
          </>
        )}
      </a>
    </li>
  );
}

function roleOf(role: "group", labelledBy: string) {
  return { role, "aria-labelledby": labelledBy };
}
