import { toNearDay } from "../../i18n/format-date.ts";
import { defineWords, useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { streetIn } from "../../tools/centers/center-name.ts";
import { href } from "../../urls.ts";
import styles from "./guest-centers.module.css";
import type { GuestCentersData } from "./load-guest-centers.server.ts";

const guestWords = defineWords({
  ru: {
    title: "Где сейчас есть места для гостей",
    all: "Все центры",
    free: "Только с местами",
    show: "Какие центры показать",
    none: "Сейчас ни один центр не сказал, что места есть. Оставьте заявку: координатор уточнит в каждом.",
    updated: "обновлено",
    states: { free: "Места есть", full: "Мест нет", ask: "Уточните" },
    speaks: "Говорим:",
  },
  en: {
    title: "Where there are places for guests now",
    all: "All centres",
    free: "Only with free places",
    show: "Which centres to show",
    none: "At the moment no centre has said that it has places. Send a request: a coordinator will ask each of them.",
    updated: "updated",
    states: { free: "Places available", full: "No places", ask: "Ask us" },
    speaks: "We speak:",
  },
});

/** For travellers: which centers take guests, whether they have free places, and when that was updated. */
export function GuestCenters({ guests: { centers, isFreeOnly, areAllFree } }: { guests: GuestCentersData }) {
  const { locale } = useWords();
  const words = useWordsOf(guestWords);
  if (centers.length === 0 && !isFreeOnly) return null;
  const page = href(locale, "tourism");
  return (
    <section className={styles.section} aria-labelledby="free">
      <div className="wrap stack">
        <h2 id="free">{words.title}</h2>
        {!areAllFree && (
          <nav aria-label={words.show}>
            <ul className="chips">
              <li>
                <a href={`${page}#free`} aria-current={!isFreeOnly || undefined} data-keep-scroll="">
                  {words.all}
                </a>
              </li>
              <li>
                <a href={`${page}?free=guest#free`} aria-current={isFreeOnly || undefined} data-keep-scroll="">
                  {words.free}
                </a>
              </li>
            </ul>
          </nav>
        )}
        {centers.length === 0 && <p>{words.none}</p>}
        <ul className={styles.centers}>
          {centers.map(({ alias, title, city, address, lang, free, speech }) => (
            <li key={alias}>
              <PageLink page="center" params={{ item: alias }} lang={lang}>
                {/* The town comes first, in both languages: travellers choose by it. */}
                {city && address ? (
                  <>
                    <span>
                      <span className={styles.town}>{city}</span>
                      <span className={styles.comma}>,</span>
                    </span>{" "}
                    <span>{streetIn(city, address)}</span>
                  </>
                ) : (
                  title
                )}
              </PageLink>
              {free?.guest && (
                <span>
                  <b>{words.states[free.guest]}</b>,{" "}
                  <span className="muted">
                    {words.updated} {toNearDay(locale, free.said.iso)}
                  </span>
                </span>
              )}
              {speech && (
                <span className="small">
                  <span className="muted">{words.speaks}</span> {speech.spoken}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
