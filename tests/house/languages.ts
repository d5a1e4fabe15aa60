import { parseSync, Visitor } from "oxc-parser";
import { languages, locales, translationLocales } from "#contract/locale.ts";

/** The table itself, and words: files with one version per language, or with the words of all languages. */
export const isDictionary = (file: string) =>
  file === "contract/locale.ts" ||
  /words[\w-]*\.ts$/.test(file) ||
  locales.some((locale) => file === `site/i18n/${locale}.ts`);

const names = new Set<string>(
  locales.flatMap((locale) => {
    const { prefix, routeSuffix, tag } = languages[locale];
    return [locale, prefix, routeSuffix, tag, tag.replace("-", "_")].filter(Boolean);
  }),
);
/** Parsing takes time, and most files name no language. */
const NAMED = new RegExp(String.raw`(?<!\w)(?:${[...names].join("|")})(?!\w)|\W(?:${locales.join("|")})\W`);
const prefixes = locales.map((locale) => languages[locale].prefix.slice(1)).filter(Boolean);
/** A prefix at the beginning of an address; in a pattern its slash may be escaped. */
const PREFIXED = new RegExp(String.raw`(?:^|[\^("'\s]|\?:)\\?/\??(?:${prefixes.join("|")})(?![\w-])`);

/**
 * Every place where code names a language: a string, a pattern, a property. Rows of a table by language, `{ ru: …, en:
 * … }`, are allowed: a new language makes such a table a type error (tried-changes.test.ts).
 */
export function findNamedLanguages(file: string, text: string): string[] {
  if (!NAMED.test(text)) return [];
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const found: { start: number; what: string }[] = [];
  const rows: { start: number; end: number }[] = [];
  const report = (start: number, what: string) => void found.push({ start, what });
  new Visitor({
    Literal({ value, start, ...node }) {
      if (typeof value === "string" && (names.has(value) || PREFIXED.test(value))) report(start, value);
      if ("regex" in node && node.regex && PREFIXED.test(node.regex.pattern)) report(start, node.regex.pattern);
    },
    TemplateElement({ value, start }) {
      if (PREFIXED.test(value.raw)) report(start, value.raw);
    },
    MemberExpression({ computed, property }) {
      if (!computed && property.type === "Identifier" && names.has(property.name))
        report(property.start, `.${property.name}`);
    },
    ObjectPattern({ properties }) {
      for (const { start, name } of languageKeys(properties)) report(start, `{ ${name} }`);
    },
    ObjectExpression({ start, properties }) {
      const own = languageKeys(properties);
      const lacking = translationLocales.filter((locale) => own.every(({ name }) => name !== locale));
      if (own.length === 0) return;
      if (lacking.length > 0) report(start, `a table by language without ${lacking.join(", ")}`);
      rows.push(...own);
    },
  }).visit(program);
  return found
    .filter(({ start }) => !rows.some((row) => row.start <= start && start < row.end))
    .map(({ start, what }) => `${file}:${text.slice(0, start).split("\n").length} names a language: ${what}`);
}

/** Whether a file has a table by language. */
export function holdsLanguageTable(file: string, text: string): boolean {
  let isFound = false;
  new Visitor({
    ObjectExpression({ properties }) {
      isFound ||= languageKeys(properties).length >= locales.length;
    },
  }).visit(parseSync(file, text).program);
  return isFound;
}

type Property = { type: string; start: number; end: number; key?: object };

function languageKeys(properties: Property[]): { name: string; start: number; end: number }[] {
  return properties.flatMap(({ key, start, end }) => {
    const name = key && "name" in key ? String(key.name) : "";
    return names.has(name) ? [{ name, start, end }] : [];
  });
}
