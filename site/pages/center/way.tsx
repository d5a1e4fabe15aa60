import type { CenterDetails } from "../../centers/load-center.server.ts";
import { useWordsOf } from "../../i18n/words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import shared from "./center.module.css";
import styles from "./way.module.css";
import place from "./place.svg";
import { WayOnFoot } from "./way-on-foot.tsx";
import { centerPageWords } from "./words.ts";

export function Way({ center }: { center: CenterDetails }) {
  const words = useWordsOf(centerPageWords);
  const { address, route, way, maps } = center;
  if (route.length === 0 && !way && !maps) return null;
  return (
    <section className="section" aria-labelledby="way">
      <div className={`wrap ${shared.halves}`}>
        <div>
          <h2 id="way">{words.way}</h2>
          {way && <WayOnFoot way={way} />}
          <ul className={styles.route}>
            {route.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
        {maps && <OnMap links={maps} address={address} />}
      </div>
    </section>
  );
}

type MapProps = { links: NonNullable<CenterDetails["maps"]>; address: string };

/** No map of others is drawn here: the visitor's own maps open by a link. The picture only says "here". */
function OnMap({ links, address }: MapProps) {
  const words = useWordsOf(centerPageWords);
  return (
    <div className={styles.map}>
      <Image src={place} width={760} height={300} alt="" loading="lazy" />
      <div className={styles.mapText}>
        <h3>{words.onMap}</h3>
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
    </div>
  );
}
