import "../../ui/accordion.css";
import { CallbackForm } from "../../tools/forms/callback-form.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import styles from "./call.module.css";
import type { HomeData } from "./load-home.server.ts";
import talk from "./talk.svg";
import { homeWords } from "./home-words.ts";

type Props = { call: NonNullable<HomeData["call"]>; phone: HomeData["hero"]["phone"] };

/** The callback form (folded on phones), then the wave and the deep section: the page ends with a phone number. */
export function Call({ call: { title, text, callback }, phone }: Props) {
  const words = useWordsOf(homeWords);
  return (
    <section>
      <div className="sand">
        <div className={`wrap ${styles.callback}`}>
          <details className="unfolds read-on">
            <summary className="fold-sign">{words.callback}</summary>
            <CallbackForm form={callback} />
          </details>
        </div>
        <svg className={styles.swell} viewBox="0 0 1440 84" preserveAspectRatio="none" aria-hidden="true">
          <path className={styles.back} d="M0,40C220,-6 420,10 700,36C980,62 1180,30 1440,6V84H0Z" />
          <path className={styles.front} d="M0,58C260,26 460,44 720,60C1000,78 1220,52 1440,34V84H0Z" />
        </svg>
      </div>
      <div className="deep">
        <div className={`wrap ${styles.call}`}>
          <div>
            <h2>{title}</h2>
            <p className="lead">{text}</p>
            <div className={styles.actions}>
              {phone && (
                <a className="button button-action" href={`tel:${phone.dialled}`}>
                  <Icon name="phone" />
                  {phone.shown}
                </a>
              )}
              <ModalLink className="button button-line" modal="dialysis">
                {words.request}
              </ModalLink>
            </div>
          </div>
          <div className={styles.picture}>
            <Image src={talk} width={760} height={550} alt={words.talk} loading="lazy" />
          </div>
        </div>
      </div>
    </section>
  );
}
