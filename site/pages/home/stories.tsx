import { RichText } from "../../parts/blocks/rich-text.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import type { HomeData } from "./load-home.server.ts";
import styles from "./stories.module.css";
import { homeWords } from "./home-words.ts";

type Props = { stories: NonNullable<HomeData["stories"]> };

export function Stories(props: Props) {
  return <CachedFragment as="section" className="section water" view={Content} props={props} />;
}

function Content({ stories: { main, others } }: Props) {
  const words = useWordsOf(homeWords);
  return (
    <div className="wrap">
      <div className="section-head">
        <h2>{words.stories}</h2>
        <PageLink className="more" page="stories">
          {words.allStories} <Icon name="arrow" />
        </PageLink>
      </div>
      <div className={styles.stories}>
        <div>
          <blockquote className={styles.quote}>
            <RichText as="p" html={main.quote} />
          </blockquote>
          <div className={styles.person}>
            {main.portrait && (
              <Image className="round" src={main.portrait} width={320} height={320} alt="" loading="lazy" />
            )}
            <RichText as="p" html={main.who} />
          </div>
          <a className="more" href={main.href} aria-label={`${words.readStory}: ${main.title}`}>
            {words.readStory} <Icon name="arrow" />
          </a>
        </div>
        <ul className={styles.others}>
          {others.map(({ href, title, portrait, who }) => (
            <li key={href}>
              <a href={href}>
                {portrait && <Image className="round" src={portrait} width={320} height={320} alt="" loading="lazy" />}
                <span>
                  <b>{title}</b>
                  {who && <RichText as="span" className="muted small" html={who} />}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
