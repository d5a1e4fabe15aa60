import type { Nodes, Paragraph, PhrasingContent, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { Locale } from "#contract/locale.ts";
import type { Image } from "#contract/records/image.ts";
import type { Food } from "#contract/variables/reference-tables.ts";
import { toInlineHtml } from "../inline-html.ts";
import { TO_BE_WRITTEN } from "../templates.ts";

/** What a block needs besides its own nodes. */
export type Writing = {
  locale: Locale;
  picture(file: string): Promise<Image>;
  /** A fact as stored, by the name of its placeholder; undefined if nobody has written it. */
  fact(name: string): string | undefined;
  /** The food table of the pack. */
  foods: Food[];
};

export type Directive = ContainerDirective | LeafDirective;

/** Shown to the editor, with the line of the node. */
export class Refused extends Error {
  readonly node: Nodes;
  constructor(node: Nodes, message: string) {
    super(message);
    this.node = node;
  }
}

const INLINE = new Set(["break", "delete", "emphasis", "html", "inlineCode", "link", "strong", "text"]);

/** Inline content, sanitised and typeset. */
export function inline(children: PhrasingContent[], { locale }: Writing): string {
  refuseUnknown(children);
  const html = toInlineHtml(children, locale);
  if (html === TO_BE_WRITTEN && children[0]) throw new Refused(children[0], "is still to be written");
  return html;
}

export function onlyParagraph(node: RootContent): Paragraph {
  if (node.type !== "paragraph") throw new Refused(node, `"${node.type}" is not allowed here, only a paragraph`);
  return node;
}

/** Paragraphs of a block that stores one text. */
export function joined(nodes: RootContent[], writing: Writing): string {
  return nodes.map((node) => inline(onlyParagraph(node).children, writing)).join("<br><br>");
}

/** `[…]` after the name of a directive, and the content between its lines. */
export function labelAndBody(node: Directive): { label: PhrasingContent[]; body: RootContent[] } {
  if (node.type === "leafDirective") return { label: node.children, body: [] };
  const [first, ...rest] = node.children;
  const isLabelled = first?.type === "paragraph" && first.data && "directiveLabel" in first.data;
  return isLabelled ? { label: first.children, body: rest } : { label: [], body: node.children };
}

/** `{url="…"}`: only attributes that the directive knows. */
export function attributesOf<Name extends string>(
  node: Directive,
  known: readonly Name[],
): Partial<Record<Name, string>> {
  const given = Object.entries(node.attributes ?? {});
  const unknown = given.find(([name]) => !(known as readonly string[]).includes(name))?.[0];
  if (unknown !== undefined) {
    const takes = known.length > 0 ? `{} takes ${known.join(", ")}` : "there is no {} here";
    throw new Refused(node, `"${unknown}": ${takes}`);
  }
  return Object.fromEntries(given.map(([name, value]) => [name, value ?? ""])) as Partial<Record<Name, string>>;
}

function refuseUnknown(nodes: PhrasingContent[]) {
  for (const node of nodes) {
    if (!INLINE.has(node.type)) throw new Refused(node, `"${node.type}" is not allowed inside a text`);
    if ("children" in node) refuseUnknown(node.children as PhrasingContent[]);
  }
}
