import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Group, Specimen } from "./specimen.tsx";
import styles from "./styleguide.module.css";
import { styleguideWords } from "./styleguide-words.ts";

export function Controls() {
  const words = useWordsOf(styleguideWords);
  return (
    <>
      <Group title={words.buttons}>
        <Buttons />
        <Specimen title={words.states.long}>
          <button type="button" className="button">
            {words.longWord}
          </button>
        </Specimen>
        <Specimen title={words.chips}>
          <ul className="chips">
            <li>
              <a href="#content" aria-current="true">
                {words.states.normal}
              </a>
            </li>
            <li>
              <a href="#content">{words.states.hover}</a>
            </li>
            <li>
              <button type="button">{words.verbs.small}</button>
            </li>
            <li>
              <span>{words.longWord}</span>
            </li>
          </ul>
        </Specimen>
      </Group>
      <Group title={words.states.deep} ground="deep">
        <Buttons />
        <div className="card">
          <p>{words.cardText}</p>
        </div>
      </Group>
    </>
  );
}

function Buttons() {
  const words = useWordsOf(styleguideWords);
  const kinds = [
    ["button button-action", words.verbs.action],
    ["button", words.verbs.main],
    ["button button-line", words.verbs.line],
    ["button button-small", words.verbs.small],
  ] as const;
  const states = [
    [words.states.normal, "", {}],
    [words.states.hover, styles.hover, {}],
    [words.states.focus, styles.focus, {}],
    [words.states.disabled, "", { disabled: true }],
    [words.states.busy, "", { "aria-busy": true }],
  ] as const;
  return (
    <>
      {states.map(([title, className, attributes]) => (
        <Specimen key={title} title={title}>
          <div className={styles.row}>
            {kinds.map(([kind, verb]) => (
              <button key={kind} type="button" className={`${kind} ${className}`} {...attributes}>
                {verb}
              </button>
            ))}
          </div>
        </Specimen>
      ))}
      <div className={styles.row}>
        <a className="more" href="#content">
          {words.more} <Icon name="arrow" />
        </a>
        <a className="tel" href="tel:+78000000000">
          8 800 000-00-00
        </a>
        <button type="button" className="icon-button" aria-label={words.close}>
          <Icon name="close" />
        </button>
      </div>
    </>
  );
}
