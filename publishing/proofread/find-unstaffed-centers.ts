import { defaultLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

/** Who must be there by name, and how the position of such a person begins. */
const LEADERS = [
  { who: "head doctor", position: /^заведующ(?:ий|ая) центром/i, write: "Заведующий центром, врач-нефролог" },
  { who: "head nurse", position: /^старш(?:ая медсестра|ий медбрат)/i, write: "Старшая медсестра" },
];

/** A patient asks who answers for the center: it has its leaders by name, and everyone in the list works somewhere. */
export function findUnstaffedCenters({ files }: Texts): Fault[] {
  const people = shown(files, "specialists");
  const missing = shown(files, "centers").flatMap(({ file, name }) => {
    const positions = people.filter((one) => fieldsOf(one)["center"] === name).map((one) => fieldsOf(one)["position"]);
    return LEADERS.filter(({ position }) => !positions.some((held) => position.test(String(held)))).map(
      ({ who, write }) => ({
        file,
        line: 1,
        message: `has no ${who} in specialists/: a person of ${name}, “${write}”`,
      }),
    );
  });
  const homeless = people
    .filter((one) => !fieldsOf(one)["center"])
    .map(({ file, lines }) => ({
      file,
      line: lines.get("title") ?? 1,
      message: "fields.center: where does the person work?",
    }));
  return [...missing, ...homeless];
}

function shown(files: TextFile[], folder: string): TextFile[] {
  return files.filter(
    (file) => file.folder === folder && file.locale === defaultLocale && file.front["active"] !== false,
  );
}

function fieldsOf({ front }: TextFile): Record<string, unknown> {
  return (front["fields"] ?? {}) as Record<string, unknown>;
}
