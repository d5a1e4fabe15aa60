import { Icon } from "../../ui/icon.tsx";
import { Pictured } from "../../ui/pictures-off.tsx";
import type { HomeData } from "./load-home.server.ts";
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
          <div className={styles.map}>
            {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, so that its words are text in our letters */}
            <svg viewBox="0 0 880 640" role="img" aria-label={mapLabel}>
              {pins.map(({ alias, title: name, count, x, y, side }) => (
                <g key={alias}>
                  <circle className={styles.halo} cx={x} cy={y} />
                  <circle className={styles.pin} cx={x} cy={y} />
                  <text className={styles.count} x={x} y={y}>
                    {count}
                  </text>
                  <text
                    className={styles.name}
                    x={side === "middle" ? x : side === "start" ? x - 24 : x + 24}
                    y={y}
                    textAnchor={side}
                  >
                    {name}
                  </text>
                </g>
              ))}
            </svg>
          </div>
        </Pictured>
      </div>
    </section>
  );
}
