import { z } from "zod";
import type { Block } from "#contract/blocks/block.ts";
import type { DefaultLocale, Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";
import type { KindName, StoredKinds } from "#api/stored.ts";
import type { DocumentFile } from "./assets.ts";

/** A kind of record in the pack: where it stands, what its front matter holds, and what the database keeps. */
export type Kind = {
  name: KindName;
  /** A folder with a file a language for each record, or one YAML list with all languages in each entry. */
  source: { folder: string; isDeep?: boolean } | { list: string };
  /** The front matter of a file. The original also holds what does not depend on the language. */
  front: { original: z.ZodObject; translation: z.ZodObject };
  /** Whether the Markdown under the front matter is content, or must be empty. */
  body: "blocks" | "none";
  /** Fields that name files of the pack. The reader puts what becomes of them in their place. */
  assets: Record<string, "picture" | "document">;
  /** Its name in the pack, which no other may have: `category about`. */
  provides(front: Front, name: string): string;
  /** What it leans on, by the field that names it. */
  needs(front: Front): Need[];
  /** What only the record's name tells about its words: faults, and pages of the site that must be there. */
  inspect?(words: Front, name: string): Inspection;
  toShared(front: Front, name: string): object;
  toWords(front: Front, content: Block[], typeset: Typeset): object;
};

/** Sets a line by the rules of the file's language, or of another that stands in it. */
export type Typeset = (text: string, locale?: Locale) => string;

export type Inspection = {
  faults: { field: PropertyKey[]; message: string }[];
  paths: { field: PropertyKey[]; path: string }[];
  /** Records of the pack that its words name. */
  needs?: { field: PropertyKey[]; what: string }[];
};
export type Need = { field: string[]; what: string };
export type Front = Record<string, unknown>;

/** Front matter after the reader has put the made pictures and documents where it names them. */
type Placed<Fields> = { [Key in keyof Fields]: PlacedValue<Fields[Key]> };
type PlacedValue<Value> =
  Value extends z.core.$brand<"picture">
    ? Image
    : Value extends z.core.$brand<"document">
      ? DocumentFile
      : Value extends z.core.$brand<"picture">[]
        ? Image[]
        : Value;
type FrontOf<Shape extends z.ZodRawShape> = Placed<z.output<z.ZodObject<Shape>>>;

type Definition<Name extends KindName, Shared extends z.ZodRawShape, Words extends z.ZodRawShape> = {
  name: Name;
  source: Kind["source"];
  shared: Shared;
  words: Words;
  body?: Kind["body"];
  assets?: Kind["assets"];
  provides(front: FrontOf<Shared>, name: string): string;
  needs?(front: FrontOf<Shared>): Need[];
  /** A translation has the words only. */
  inspect?(front: z.output<z.ZodObject<Words>> & Partial<z.output<z.ZodObject<Shared>>>, name: string): Inspection;
  toShared(front: FrontOf<Shared>, name: string): StoredKinds[Name]["shared"];
  toWords(front: FrontOf<Words>, content: Block[], typeset: Typeset): StoredKinds[Name]["words"][DefaultLocale];
};

/** Ties what the front matter gives to what the record needs; outside, all kinds look the same. */
export function defineKind<Name extends KindName>(name: Name) {
  return <Shared extends z.ZodRawShape, Words extends z.ZodRawShape>(
    definition: Omit<Definition<Name, Shared, Words>, "name">,
  ): Kind => {
    const { shared, words, ...rest } = definition;
    const kind = {
      body: "none",
      assets: {},
      needs: () => [],
      ...rest,
      name,
      front: { original: z.strictObject({ ...shared, ...words }), translation: z.strictObject(words) },
    };
    return kind as unknown as Kind;
  };
}
