import type { CenterDetails } from "../../tools/centers/load-center.server.ts";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stepsOf, WayOnFoot } from "./way-on-foot.tsx";
import { WaySketch } from "./way-sketch.tsx";
import styles from "./way.module.css";
import { centerPageWords } from "./center-words.ts";

export function hasWay({ route, way, maps }: CenterDetails): boolean {
  return route.length > 0 || Boolean(way ?? maps);
}

export function Way({ center }: { center: CenterDetails }) {
  const words = useWordsOf(centerPageWords);
  const { route, way, maps } = center;
  if (!hasWay(center)) return null;
  return (
    <section className="section sand" aria-labelledby="way">
      <div className="wrap">
        <h2 id="way">{words.way}</h2>
        <div className={styles.halves}>
          <div>
            {way && <WayOnFoot way={way} />}
            {route.length > 0 && (
              <ul className={styles.route}>
                {route.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.map}>
            {way && <WaySketch way={way} last={stepsOf(way).length} />}
            {maps && <OnMap links={maps} address={center.address} />}
          </div>
        </div>
      </div>
    </section>
  );
}

type MapProps = { links: NonNullable<CenterDetails["maps"]>; address: string };

/** No third-party map is embedded: a link opens the visitor's own maps app. */
function OnMap({ links, address }: MapProps) {
  const words = useWordsOf(centerPageWords);
  return (
    <div className={styles.mapText}>
      <h3 className={styles.onMap}>{words.onMap}</h3>
      <p>{address}</p>
      <ul className="chips">
        <li className={styles.app}>
          <a href={links.app}>
            <Icon name="pin" />
            {words.mapApp}
          </a>
        </li>
        {(["yandex", "twoGis", "openStreetMap"] as const).map((name) => (
          <li key={name}>
            <a href={links[name]} rel="noopener" target="_blank">
              {words[name]}
              <span className="sr"> ({words.newWindow})</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
