import { z } from "zod";
import { AnsweringLine } from "./answering-line.ts";
import { DayLimits } from "./day-limits.ts";
import { DialysisChoice } from "./dialysis-choice.ts";
import { DialysisKinds } from "./dialysis-kinds.ts";
import { DutyLine } from "./duty-line.ts";
import { FixedContacts } from "./fixed-contacts.ts";
import { GfrStages } from "./gfr-stages.ts";
import { HomeTexts } from "./home-texts.ts";
import { Menu, Title } from "./menu.ts";
import { Notices } from "./notices.ts";
import { NurseSheet } from "./nurse-sheet.ts";
import { FoodTable, LabTable } from "./reference-tables.ts";
import { ServiceList } from "./services.ts";

/** Variables that the site reads in parts: publishing refuses one of another shape. Other keys may hold anything. */
export const variableShapes = {
  "menu-header-top": Menu,
  "menu-header-bottom": Menu,
  "menu-footer": Menu,
  notices: Notices,
  "fixed-contacts": FixedContacts,
  "duty-line": DutyLine,
  hiring: AnsweringLine,
  "doctors-line": AnsweringLine,
  "quality-line": AnsweringLine,
  /** Facts that several texts use and no record contains: a word or a number per name, for `{{facts.name}}`. */
  facts: z.record(
    z.string().regex(/^[a-z][a-z0-9-]*$/, "a name has small letters, digits and -"),
    z.string().min(1).max(300),
  ),
  services: ServiceList,
  home: HomeTexts,
  "dialysis-kinds": DialysisKinds,
  "dialysis-choice": DialysisChoice,
  "day-limits": DayLimits,
  "gfr-stages": GfrStages,
  "nurse-sheet": NurseSheet,
  "reference-foods": FoodTable,
  "reference-labs": LabTable,
  "social-networks": z
    .array(
      z.strictObject({
        title: Title,
        url: z.url({ protocol: /^https$/ }),
        /** What is on the social network, and how often something new appears. */
        text: z.string().min(1).max(300).optional(),
        often: Title.optional(),
        kind: z.enum(["community", "channel", "video"]).optional(),
      }),
    )
    .max(20),
  /** The media file that the footer links to. */
  "personal-data-policy": z.number().int(),
  /** The legal entity. */
  requisites: z.array(z.strictObject({ title: Title, value: z.string().min(1).max(300) })),
};

export type VariableKey = keyof typeof variableShapes;
export type VariableValue<Key extends VariableKey> = z.output<(typeof variableShapes)[Key]>;

export function isVariableKey(key: string): key is VariableKey {
  return Object.hasOwn(variableShapes, key);
}
