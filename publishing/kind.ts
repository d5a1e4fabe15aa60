import { z } from "zod";
import type { Block } from "#contract/blocks/block.ts";
import type { DefaultLocale, Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";
import type { KindName, StoredKinds } from "#api/stored.ts";
import type { DocumentFile } from "./assets.ts";

/** A kind of record in the pack: where its files are, its front matter, and what the database stores. */
export type Kind = {
  name: KindName;
  /** A folder with one file per record and language, or one YAML list with all languages in each entry. */
  source: { folder: string; isDeep?: boolean } | { list: string };
  /** The front matter of a file. The file of the original language also has the shared fields. */
  front: { original: z.ZodObject; translation: z.ZodObject };
  /** Whether the Markdown under the front matter is content, or must be empty. */
  body: "blocks" | "none";
  /** Fields that name files of the pack. The reader replaces them with the files made from these. */
  assets: Record<string, "picture" | "document">;
  /** Its unique name in the pack: `category about`. */
  provides(front: Front, name: string): string;
  /** The records it depends on, by the field that names them. */
  needs(front: Front): Need[];
  /** Checks of its words that depend on the kind: faults, and pages of the site that must exist. */
  inspect?(words: Front, name: string): Inspection;
  toShared(front: Front, name: string): object;
  toWords(front: Front, content: Block[], typeset: Typeset): object;
};

/** Applies the typography of the file's language, or of another language used in it. */
export type Typeset = (text: string, locale?: Locale) => string;

export type Inspection = {
  faults: { field: PropertyKey[]; message: string }[];
  paths: { field: PropertyKey[]; path: string }[];
  /** Records of the pack that its words name. */
  needs?: { field: PropertyKey[]; what: string }[];
};
export type Need = { field: string[]; what: string };
export type Front = Record<string, unknown>;

/** Front matter after the reader has replaced file names with the made pictures and documents. */
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
  /** A translation has words only. */
  inspect?(front: z.output<z.ZodObject<Words>> & Partial<z.output<z.ZodObject<Shared>>>, name: string): Inspection;
  toShared(front: FrontOf<Shared>, name: string): StoredKinds[Name]["shared"];
  toWords(front: FrontOf<Words>, content: Block[], typeset: Typeset): StoredKinds[Name]["words"][DefaultLocale];
};

/** Connects the front matter to what the record needs; from outside, all kinds have the same type. */
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
