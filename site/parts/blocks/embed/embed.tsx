import type { Embed } from "#contract/blocks/embed.ts";
import { useWordsOf } from "../../../i18n/use-words.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { RichText } from "../rich-text.tsx";
import { blockWords } from "../blocks-words.ts";

/**
 * Nothing is loaded from the provider before a click; without scripts or consent the link opens the provider's page.
 */
export function EmbedView({ data }: { data: Embed["data"] }) {
  const { service, source, embed, width, height, title, caption, image } = data;
  const { video: words, newTab } = useWordsOf(blockWords);
  return (
    <figure className="video">
      <div className="video-frame">
        {/* Keeps the aspect ratio before and after loading, because the content policy forbids style attributes. */}
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" />
        <a
          href={source}
          target="_blank"
          rel="noopener"
          data-video={embed}
          data-service={service}
          data-title={title || words.untitled}
        >
          {image && <Picture image={image} alt="" sizes="(min-width: 860px) 760px, 100vw" />}
          <span className="sr">{words.watch(title)}. </span>
          <span className="video-play">
            <Icon name="play" />
          </span>
          <span className="video-note">{words.elsewhere}</span>
        </a>
      </div>
      {/* A script shows these with the player and controls it (`browser/play-video.ts`). */}
      <p className="video-controls" data-video-controls="" hidden>
        <button type="button" className="button button-line button-small" data-pause={words.pause} aria-disabled="true">
          {words.play}
        </button>
        <button type="button" className="button button-line button-small" data-leave={words.leaveFull}>
          {words.full}
        </button>
      </p>
      <figcaption>
        {caption && <RichText as="span" html={caption} />}
        <a href={source} target="_blank" rel="noopener">
          {words.open[service]}
          <span className="sr">, {newTab}</span>
        </a>
      </figcaption>
    </figure>
  );
}
