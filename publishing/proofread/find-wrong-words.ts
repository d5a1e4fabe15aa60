import { forEachLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import { faultAt, withoutAddresses } from "./find-in-text.ts";
import type { WrongWord } from "./read-wrong-words.ts";
import type { Texts } from "./texts.ts";

type Rule = { pattern: RegExp; right: string };

/** Keywords and everyday names: these contain what visitors type. */
const TYPED = /(?:keywords$|(?:^|\.)also\.)/;

/** Words that we do not use, except in visitors' own words. */
export function findWrongWords({ files, wrongWords }: Pick<Texts, "files" | "wrongWords">): Fault[] {
  const rules = forEachLocale((locale) => wrongWords[locale].map(toRule));
  const found = files.flatMap((file) =>
    file.texts
      .filter(({ field }) => !TYPED.test(field))
      .flatMap((text) => {
        const words = withoutAddresses(text.text);
        return rules[text.locale].flatMap(({ pattern, right }) =>
          Array.from(words.matchAll(pattern))
            .filter(({ groups }) => groups?.["wrong"] !== undefined)
            .map(({ 0: said, index }) =>
              faultAt(file, text, index, `“${said.replaceAll(/\s+/g, " ")}”: write ${right}`),
            ),
        );
      }),
  );
  return [...wrongWords.faults, ...found];
}

/** The correct phrases are matched first, so that the wrong words inside them are not found. */
function toRule({ wrong, right, except }: WrongWord): Rule {
  const spaced = (source: string) => source.replaceAll(" ", "[\\s\\u00a0]+");
  const parts = [...(except ? [spaced(except)] : []), `(?<wrong>${spaced(wrong)})`];
  return { right, pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join("|")})(?![\\p{L}\\p{N}])`, "giu") };
}
