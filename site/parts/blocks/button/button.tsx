import { localePath, splitLocale } from "#contract/locale.ts";
import type { Button } from "#contract/blocks/button.ts";
import { useWords, useWordsOf } from "../../../i18n/use-words.tsx";
import { ModalLink } from "../../links/modal-link.tsx";
import { isModalId } from "../../links/modal-pages.ts";
import { RichText } from "../rich-text.tsx";
import { blockWords } from "../blocks-words.ts";

/** A button with text beside it is a panel. The accent colour is reserved for the page's main action. */
export function ButtonView({ data: { text, url, title, message } }: { data: Button["data"] }) {
  const isPanel = Boolean(title ?? message);
  return (
    <div className={isPanel ? "button-block button-panel" : "button-block"}>
      {isPanel && (
        <p>
          {title && <RichText as="b" html={title} />}
          {message && <RichText as="span" html={message} />}
        </p>
      )}
      <ButtonLink text={text} url={url} />
    </div>
  );
}

function ButtonLink({ text, url }: Pick<Button["data"], "text" | "url">) {
  const { locale } = useWords();
  const { newTab } = useWordsOf(blockWords);
  const modal = url.slice(1);
  if (url.startsWith("#") && isModalId(modal)) {
    return (
      <ModalLink modal={modal} className="button">
        {text}
      </ModalLink>
    );
  }
  if (isPage(url)) {
    return (
      <a href={localePath(locale, splitLocale(url).path)} className="button">
        {text}
      </a>
    );
  }
  const isElsewhere = /^https?:/i.test(url);
  return (
    <a href={url} className="button" {...(isElsewhere && { target: "_blank", rel: "noopener" })}>
      {text}
      {isElsewhere && <span className="sr">, {newTab}</span>}
    </a>
  );
}

/** A path is a page, unless it ends in a file extension. */
function isPage(url: string): boolean {
  return url.startsWith("/") && !/\.\w+$/.test(url.split(/[?#]/)[0] ?? "");
}
