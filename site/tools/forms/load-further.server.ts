import type { FormName } from "#contract/forms/forms.ts";
import { defaultLocale } from "#contract/locale.ts";
import { loadVariable } from "../../api/load-variable.server.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { href } from "../../urls.ts";
import type { Further } from "./form-data.ts";
import { furtherWords } from "./further-words.server.ts";

/** What the result links to: for patients what they can read, for all others what concerns their matter. */
export async function loadFurther(site: SiteContext, name: FormName): Promise<Further | null> {
  const { locale } = site;
  const { whileWaiting, blog, quality, review, vacancy } = furtherWords[locale];
  if (name === "vacancy")
    return { text: vacancy.text, links: [{ title: vacancy.all, href: href(locale, "vacancies") }] };
  if (name === "review") return { text: review.text, links: [{ title: review.all, href: href(locale, "reviews") }] };
  if (name === "quality-control")
    return { text: quality.text, links: [{ title: quality.process, href: `${href(locale, "control")}#process` }] };
  const [social] = (await loadVariable(site, "social-networks")) ?? [];
  const links: Further["links"] = [
    // Only the default language has enough articles for a blog.
    ...(locale === defaultLocale ? [{ title: blog, href: href(locale, "lifestyle") }] : []),
    ...(social ? [{ title: social.title, href: social.url, isElsewhere: true as const }] : []),
  ];
  return links.length > 0 ? { text: whileWaiting, links } : null;
}
