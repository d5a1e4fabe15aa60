import type { Locale } from "#contract/locale.ts";
import type { Article } from "#contract/records/article.ts";
import type { Image } from "#contract/records/image.ts";
import { type Cooking, cookingOf } from "../article/cooking-of.server.ts";
import { plainText } from "#contract/plain-text.ts";
import { type Day, toDay } from "../../i18n/format-date.ts";
import { langOf } from "../../i18n/lang-of.ts";
import { quoted } from "../../i18n/quoted.ts";
import { initialsOf } from "../records/initials-of.ts";
import { href } from "../../urls.ts";
import type { sectionOf } from "./sections.ts";

/** Each style uses different properties; unused ones are not sent. */
export type ListItem = {
  href: string;
  title: string;
  /** Set if it is not in the page's language. */
  lang?: Locale;
  day?: Day | null;
  place?: string | null;
  image?: Image | null;
  text?: string;
  cooking?: Cooking | null;
  quote?: string;
  /** "about" is what follows the name: the age. */
  person?: { name: string; about: string };
  /** Shown if there is no portrait. */
  initials?: string;
};

export function toListItem(article: Article, locale: Locale, { item, look }: ReturnType<typeof sectionOf>): ListItem {
  const { alias, title, description, image, publishedAt, place } = article;
  return {
    href: href(locale, item, { item: alias }),
    title,
    ...langOf(article.locale, locale),
    ...(look === "rows" && {
      day: publishedAt === null ? null : toDay(locale, publishedAt),
      place: place ?? null,
      image,
      text: description,
    }),
    ...(look === "cards" && { image, text: description, cooking: cookingOf(article) }),
    ...(look === "people" && { image, ...wordsOf(article) }),
  };
}

/** The person's quote if the story has one, otherwise the story's description. */
function wordsOf({ content, description, locale }: Article) {
  const quote = content.find((block) => block.type === "quote");
  if (!quote) return { text: description };
  const person = plainText(quote.data.caption);
  const [name = "", ...about] = person.split(/,\s/);
  return {
    quote: quoted(plainText(quote.data.text), locale),
    ...(name && { person: { name, about: about.join(", ") } }),
    initials: initialsOf(name),
  };
}
