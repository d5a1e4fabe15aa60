import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { iconNames } from "./icon-names.ts";
import { Group } from "./specimen.tsx";
import styles from "./styleguide.module.css";
import { styleguideWords } from "./styleguide-words.ts";

const colours = [
  "ground",
  "sand",
  "water",
  "deep",
  "abyss",
  "card",
  "line",
  "primary",
  "action",
  "tint",
  "tintStrong",
  "error",
  "errorGround",
  "success",
  "successGround",
  "warningGround",
] as const;

export function Foundations() {
  const words = useWordsOf(styleguideWords);
  return (
    <>
      <Group title={words.colours}>
        <ul className={styles.colours}>
          {colours.map((name) => (
            <li key={name}>
              <span className={`${styles.swatch} ${styles[name]}`} />
              <span className="small">{name}</span>
            </li>
          ))}
        </ul>
      </Group>
      <Group title={words.type} ground="sand">
        {(["display", "h1", "h2", "h3", "h4"] as const).map((size) => (
          <p key={size} className={`${styles.headline} ${styles[size]}`}>
            {words.heading} {size}
          </p>
        ))}
        <p className="lead">{words.pangram}</p>
        <p>
          {words.paragraph} <a href="#content">{words.link}</a>
        </p>
        <p className="muted">{words.muted}</p>
        <p className="small">{words.small}</p>
        <p className="nums">0123456789</p>
        <p>{words.longWord}</p>
      </Group>
      <Group title={words.icons}>
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} />
              <span className="small">{name}</span>
            </li>
          ))}
        </ul>
      </Group>
    </>
  );
}
