import type { Root } from "mdast";
import remarkDirective from "remark-directive";
import remarkFrontmatter from "remark-frontmatter";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkDirective).use(remarkGfm);

/** Only block directives are parsed: the ":30" of "17:30" stays text. */
export function parseMarkdown(text: string): Root {
  const tree = markdown.parse(text);
  visit(tree, "textDirective", (node, index, parent) => {
    const value = text.slice(node.position?.start.offset, node.position?.end.offset);
    if (parent && index !== undefined) parent.children[index] = { type: "text", value, position: node.position };
  });
  return tree;
}
