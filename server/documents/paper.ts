import type { Block, BlockType } from "#contract/blocks/block.ts";
import { defaultLocale, type Locale, locales } from "#contract/locale.ts";
import { formatPhone } from "#contract/phone.ts";
import type { Contacts } from "./read-contacts.ts";
import type { Look } from "./paper-style.ts";

/** The content of a document, before layout. */
export type Paper = {
  title: string;
  locale: Locale;
  look: Look;
  blocks: Block[];
  /** Shown above its title. */
  head: string;
  /** The footer of every page: its lines, and the text around the page number. */
  foot: string[];
  counted: { page: string; of: string };
  /** Its address on the site. */
  page?: { address: string; words: string } | undefined;
};

type Source = {
  title: string;
  blocks: Block[];
  locale: Locale;
  /** Both languages on one sheet. */
  isBilingual: boolean;
  look: Look;
  contacts: Contacts | undefined;
  /** The page's whole address. */
  address: string | undefined;
};

const WORDS = {
  ru: {
    brand: "Ренария",
    leaflet: "памятка для пациента",
    duty: "Дежурная линия",
    abroad: "из-за границы",
    here: "Эта памятка на сайте:",
    counted: { page: "Страница ", of: " из " },
  },
  en: {
    brand: "Renaria",
    leaflet: "patient leaflet",
    duty: "24-hour nurse helpline",
    abroad: "from abroad",
    here: "This leaflet on our website:",
    counted: { page: "Page ", of: " of " },
  },
} satisfies Record<Locale, object>;

/** Buttons, videos and downloads make no sense on paper. */
const ON_SCREEN_ONLY = new Set<BlockType>(["button", "embed", "linking", "weight-check"]);

export function toPaper({ title, blocks, locale, isBilingual, look, contacts, address }: Source): Paper {
  const { brand, leaflet, here, counted } = WORDS[locale];
  const isLeaflet = look === "leaflet";
  return {
    title,
    locale,
    look,
    blocks: blocks.filter(({ type }) => !ON_SCREEN_ONLY.has(type)),
    head: brand + (isLeaflet ? ` · ${leaflet}` : ""),
    foot: footOf(locale, isLeaflet && isBilingual, contacts),
    counted,
    page: isLeaflet && address ? { address, words: here } : undefined,
  };
}

/** A toll-free number cannot be dialled from another country: one that can be is printed beside it. */
function footOf(locale: Locale, isBilingual: boolean, contacts: Contacts | undefined): string[] {
  const { brand, duty } = WORDS[locale];
  if (!contacts) return [brand];
  const { phone, abroad, email, site, dutyHours, dutyLine } = contacts;
  const hasAbroad = abroad !== undefined && (isBilingual || locale !== defaultLocale);
  const readers = isBilingual ? locales : [locale];
  const own = [email, site].filter(Boolean);
  const from = readers.map((one) => WORDS[one].abroad).join(" / ");
  const lines = hasAbroad
    ? [
        [brand, ...own],
        [formatPhone(phone), `${from}: ${formatPhone(abroad)}`],
      ]
    : [[brand, formatPhone(phone), ...own]];
  return [...lines.map((line) => line.join(" · ")), `${duty}, ${dutyHours}: ${formatPhone(dutyLine)}`];
}
