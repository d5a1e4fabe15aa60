import { Blocks } from "../../blocks/blocks.tsx";
import { RichText } from "../../blocks/rich-text.tsx";
import { Image } from "../../ui/image.tsx";
import styles from "./about.module.css";
import type { loadSpeeches } from "./load-speeches.server.ts";

type Props = { title: string; items: Awaited<ReturnType<typeof loadSpeeches>> };

export function Speeches({ title, items }: Props) {
  return (
    <section className="section water" id="speeches">
      <div className="wrap">
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.speeches}>
          {items.map((speech) => (
            <article key={speech.alias} className={styles.speech}>
              <header>
                {speech.portrait && <Image src={speech.portrait} width={320} height={320} alt="" loading="lazy" />}
                <h3>{speech.title}</h3>
              </header>
              {speech.quote && (
                <blockquote>
                  <RichText as="p" html={speech.quote} />
                </blockquote>
              )}
              <Blocks blocks={speech.content} />
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
