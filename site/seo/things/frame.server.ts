import { localePath } from "#contract/locale.ts";
import type { SiteContext } from "../../render/context.server.ts";
import { dictionaries } from "../../i18n/dictionaries.ts";

/** What all structured data needs: our organisation in the page's language, and absolute addresses. */
export function frameOf(site: SiteContext) {
  const { locale, publicOrigin } = site;
  const { name } = dictionaries[locale].brand;
  /** A path or an address of another host, such as a media server's. */
  const absolute = (path: string) => new URL(path, publicOrigin).href;
  const home = absolute(localePath(locale, "/"));
  const logo = { "@type": "ImageObject", url: absolute("/icon-512.png"), width: 512, height: 512 };
  return {
    locale,
    absolute,
    home,
    logo,
    name,
    /** Our organisation in short, as publisher, author or employer. */
    provider: { "@type": "MedicalOrganization", "@id": `${home}#organization`, name, url: home, logo },
  };
}
