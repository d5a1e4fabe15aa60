import type { CenterDetails } from "../../centers/load-center.server.ts";
import { mapLinks } from "../../centers/place.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import styles from "./center.module.css";
import place from "./place.svg";
import { words } from "./words.ts";

export function Way({ center: { title, address, route, place: spot } }: { center: CenterDetails }) {
  const text = useWordsOf(words);
  if (route.length === 0 && !spot) return null;
  return (
    <section className="section" aria-labelledby="way">
      <div className={`wrap ${styles.halves}`}>
        <div>
          <h2 id="way">{text.way}</h2>
          <ul className={styles.route}>
            {route.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {spot && <OnMap links={mapLinks(spot, title)} address={address} />}
      </div>
    </section>
  );
}

/** No map of others is drawn here: the visitor's own maps open by a link. The picture only says "here". */
function OnMap({ links, address }: { links: ReturnType<typeof mapLinks>; address: string }) {
  const text = useWordsOf(words);
  return (
    <div className={styles.map}>
      <Image src={place} width={760} height={300} alt="" loading="lazy" />
      <div className={styles.mapText}>
        <h3>{text.onMap}</h3>
        <p>{address}</p>
        <ul className="chips">
          <li className={styles.app}>
            <a href={links.app}>
              <Icon name="pin" />
              {text.mapApp}
            </a>
          </li>
          {(["yandex", "twoGis", "openStreetMap"] as const).map((name) => (
            <li key={name}>
              <a href={links[name]} rel="noopener" target="_blank">
                {text[name]}
                <span className="sr"> ({text.newWindow})</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
