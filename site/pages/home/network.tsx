import { Icon } from "../../ui/icon.tsx";
import { Pictured } from "../../ui/pictures-off.tsx";
import type { HomeData } from "./load-home.server.ts";
import steps from "./map-steps.module.css";
import styles from "./network.module.css";

type Props = { network: NonNullable<HomeData["network"]>; words: HomeData["words"] };

export function Network({ network: { title, text, rows, partners, pins, mapLabel }, words }: Props) {
  const links = partners ? [...rows, { ...partners, title: words.partners }] : rows;
  return (
    <section className="section">
      <div className={`wrap ${styles.network}`}>
        <div>
          <h2>{title}</h2>
          {text && <p className={`muted ${styles.text}`}>{text}</p>}
          <ul className={styles.regions}>
            {links.map((row) => (
              <li key={row.href}>
                <a href={row.href}>
                  {row.title} <span>{row.count}</span>
                  <Icon name="arrow" />
                </a>
              </li>
            ))}
          </ul>
        </div>
        <Pictured alt={mapLabel}>
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that its words are text */}
          <div className={styles.map} role="img" aria-label={mapLabel}>
            <span className={styles.dots} />
            {pins.map(({ alias, title: name, count, column, row, side }) => (
              <span
                key={alias}
                className={`${styles.pin} ${steps.step}`}
                data-column={column}
                data-row={row}
                data-side={side}
              >
                {/* A joiner beside the digit: a lone character is no text to those who check contrast. */}
                <b>{`\u2060${count}`}</b>
                <span>{name}</span>
              </span>
            ))}
          </div>
        </Pictured>
      </div>
    </section>
  );
}
