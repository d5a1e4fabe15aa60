import { CallNote } from "../../parts/company/call-note.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { Image } from "../../ui/image.tsx";
import hemodialysis from "./hemodialysis.svg";
import styles from "./hero.module.css";
import type { HomeData } from "./load-home.server.ts";
import { homeWords } from "./home-words.ts";

type Props = Pick<HomeData, "hero">;

/** A room: a wall in the water colour, light from a window, and the scene on the floor. */
export function Hero({ hero: { title, lead, phone, person, hours } }: Props) {
  const words = useWordsOf(homeWords);
  return (
    <section className={styles.wall}>
      <div className={`wrap ${styles.room}`}>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className={styles.actions}>
            <ModalLink modal="dialysis" className="button button-action">
              {words.action}
            </ModalLink>
            {phone && (
              <div className={styles.person}>
                {person?.portrait && (
                  <Image className="round" src={person.portrait} width={320} height={320} alt="" loading="lazy" />
                )}
                <p>
                  <a className="tel" href={`tel:${phone.dialled}`} data-main="">
                    {phone.shown}
                  </a>
                  {person && (
                    <span className={`small ${styles.who}`}>
                      {words.team([person.name, person.position.toLowerCase()].filter(Boolean).join(", "))}
                    </span>
                  )}
                  <span className="small muted">
                    <CallNote phone={phone.dialled} hours={hours} />
                  </span>
                </p>
              </div>
            )}
          </div>
        </div>
        <Image
          className={styles.scene}
          src={hemodialysis}
          width={920}
          height={670}
          alt={words.scene}
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
