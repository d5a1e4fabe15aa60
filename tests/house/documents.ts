import { dirname, join, normalize } from "node:path";

/** Whether a path, a pattern such as `content/pages/*.md`, or a bare file name in a document exists. */
export type Project = { hasPath: (path: string) => boolean; hasFileCalled: (name: string) => boolean };

const FOLDER = "(?:api|bench|content|contract|docs|ops|publishing|scripts|server|site|tests)";
const PATH = new RegExp(`\`(${FOLDER}/[\\w./*-]*)\``, "g");
const FILE_NAME = /`(\w[\w.-]*\.(?:ts|tsx|css|mjs))`/g;
const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const HEADING = /^#{1,6} (.+)$/gm;
const NAMED_ANCHOR = /<a id="([^"]+)">/g;
const INLINE_CODE = /`[^`\n]*`/g;
const CODE_BLOCK = /^( *)```[^]*?^\1```$/gm;

/** The files and folders that a document names in backticks and that do not exist. */
export function findMissingPaths(text: string, project: Project): string[] {
  const prose = withoutExamples(text);
  const paths = [...prose.matchAll(PATH)].map(([, path = ""]) => path).filter((path) => !project.hasPath(path));
  const names = [...prose.matchAll(FILE_NAME)].map(([, name = ""]) => name);
  return [...paths, ...names.filter((name) => !project.hasFileCalled(name))];
}

/** Links between documents to a missing file or heading. Keys are paths, values are texts. */
export function findBrokenLinks(documents: ReadonlyMap<string, string>, project: Pick<Project, "hasPath">): string[] {
  return [...documents].flatMap(([file, text]) =>
    [...withoutExamples(text).replace(INLINE_CODE, "").matchAll(LINK)]
      .map(([, target = ""]) => target)
      .filter((target) => !/^(?:https?:|mailto:|tel:|\/)/.test(target) && !isThere(file, target))
      .map((target) => `${file}: ${target}`),
  );

  function isThere(file: string, target: string): boolean {
    const [path = "", anchor] = target.split("#");
    const full = path ? normalize(join(dirname(file), path)) : file;
    if (!project.hasPath(full)) return false;
    const text = documents.get(full);
    return anchor === undefined || (text !== undefined && anchorsOf(text).includes(anchor));
  }
}

/** The anchors that GitHub and most viewers give to headings, and those that a document defines itself. */
function anchorsOf(text: string): string[] {
  const seen = new Map<string, number>();
  const prose = withoutExamples(text);
  const named = [...prose.matchAll(NAMED_ANCHOR)].map(([, id = ""]) => id);
  const headings = [...prose.matchAll(HEADING)].map(([, heading = ""]) => {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    return times === 0 ? anchor : `${anchor}-${times}`;
  });
  return [...headings, ...named];
}

const withoutExamples = (text: string) => text.replace(CODE_BLOCK, "");
