import { defaultLocale } from "#contract/locale.ts";
import type { Fault } from "../fault.ts";
import type { TextFile, Texts } from "./texts.ts";

type Fields = Record<string, unknown>;

/** Required staff: the head of the center, and a nurse whose position begins like this. */
const LEADERS = [
  {
    who: "head doctor",
    isOne: (fields: Fields, center: string) => fields["heads"] === center,
    write: "Заведующий центром, врач-нефролог",
  },
  {
    who: "head nurse",
    isOne: (fields: Fields) => /^старш(?:ая медсестра|ий медбрат)/i.test(String(fields["position"])),
    write: "Старшая медсестра",
  },
];

/** Patients ask who is responsible for a center: it names its leaders, and everyone listed works at a center. */
export function findUnstaffedCenters({ files }: Texts): Fault[] {
  const people = shown(files, "specialists");
  const missing = shown(files, "centers").flatMap(({ file, name }) => {
    const staff = people.map(fieldsOf).filter((fields) => fields["center"] === name);
    return LEADERS.filter(({ isOne }) => !staff.some((fields) => isOne(fields, name))).map(({ who, write }) => ({
      file,
      line: 1,
      message: `has no ${who} in specialists/: a person of ${name}, “${write}”`,
    }));
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

function fieldsOf({ front }: TextFile): Fields {
  return (front["fields"] ?? {}) as Fields;
}
