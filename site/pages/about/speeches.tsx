import { Blocks } from "../../parts/blocks/blocks.tsx";
import { ReadOn } from "../../parts/blocks/read-on.tsx";
import { RichText } from "../../parts/blocks/rich-text.tsx";
import { Image } from "../../ui/image.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import styles from "./about.module.css";
import type { loadSpeeches } from "./load-speeches.server.ts";

type Speech = Awaited<ReturnType<typeof loadSpeeches>>[number];

/** Shows one leader at a time, each with its own address; without scripts they are listed one below the other. */
export function Speeches({ title, items }: { title: string; items: Speech[] }) {
  const tabs = items.map((speech) => ({
    id: speech.alias,
    alias: speech.alias,
    title: (
      <>
        {speech.portrait && (
          <Image
            className={`round ${styles.face}`}
            src={speech.portrait}
            width={320}
            height={320}
            alt=""
            loading="lazy"
          />
        )}
        <span>
          {speech.name}
          <span className={styles.role}>{speech.role}</span>
        </span>
      </>
    ),
    content: <SpeechView speech={speech} />,
  }));
  return (
    <section className="section water" id="speeches">
      <div className={`wrap ${styles.speeches}`}>
        <h2 className={styles.title}>{title}</h2>
        <Tabs mode="hash" label={title} items={tabs} />
      </div>
    </section>
  );
}

function SpeechView({ speech: { title, portrait, quote, opening, rest } }: { speech: Speech }) {
  return (
    <article className={styles.speech}>
      <header>
        {portrait && <Image className="round" src={portrait} width={320} height={320} alt="" loading="lazy" />}
        <h3>{title}</h3>
      </header>
      {quote && (
        <blockquote>
          <RichText as="p" html={quote} />
        </blockquote>
      )}
      <div>
        <Blocks blocks={opening} />
        <ReadOn blocks={rest} />
      </div>
    </article>
  );
}
