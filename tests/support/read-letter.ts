/** A letter as its recipient sees it. */
export type ReadLetter = {
  /** The header, one line per field. */
  head: string[];
  field(name: string): string | undefined;
  text: string;
  html: string;
  attachments: { name: string; type: string; bytes: Buffer }[];
};

type Node = { head: string[]; body: string };

/** Enough MIME for our own letters; `raw` has one character per byte. */
export function readLetter(raw: string): ReadLetter {
  const whole = toNode(raw);
  const leaves = leavesOf(whole);
  const leaf = (type: string) => {
    const found = leaves.find((one) => isType(one, type) && !isAttached(one));
    return found ? bytesOf(found).toString("utf8") : "";
  };
  return {
    head: whole.head,
    field: (name) => fieldOf(whole, name),
    text: leaf("text/plain"),
    html: leaf("text/html"),
    attachments: leaves.filter(isAttached).map((one) => ({
      name: /filename="?([^";]+)/.exec(fieldOf(one, "Content-Disposition") ?? "")?.[1] ?? "",
      type: (fieldOf(one, "Content-Type") ?? "").split(";")[0] ?? "",
      bytes: bytesOf(one),
    })),
  };
}

function toNode(raw: string): Node {
  const [head = "", ...rest] = raw.split("\r\n\r\n");
  return { head: head.replaceAll(/\r\n[ \t]+/g, " ").split("\r\n"), body: rest.join("\r\n\r\n") };
}

function fieldOf({ head }: Node, name: string): string | undefined {
  const line = head.find((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line === undefined ? undefined : decodeWords(line.slice(name.length + 1).trim());
}

function leavesOf(node: Node): Node[] {
  const boundary = /boundary="?([^";]+)/.exec(fieldOf(node, "Content-Type") ?? "")?.[1];
  if (!boundary) return [node];
  return node.body
    .split(`--${boundary}`)
    .slice(1, -1)
    .flatMap((part) => leavesOf(toNode(part.replace(/^\r\n/, ""))));
}

function isType(node: Node, type: string): boolean {
  return fieldOf(node, "Content-Type")?.startsWith(type) ?? false;
}

function isAttached(node: Node): boolean {
  return fieldOf(node, "Content-Disposition")?.startsWith("attachment") ?? false;
}

function bytesOf(node: Node): Buffer {
  const encoding = fieldOf(node, "Content-Transfer-Encoding");
  if (encoding === "base64") return Buffer.from(node.body, "base64");
  return encoding === "quoted-printable" ? unquote(node.body) : Buffer.from(node.body, "latin1");
}

function unquote(text: string): Buffer {
  const joined = text.replaceAll("=\r\n", "");
  return Buffer.from(
    joined.replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  );
}

function decodeWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/g, "?==?");
  return joined.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_all, encoding: string, word: string) =>
    encoding.toUpperCase() === "B"
      ? Buffer.from(word, "base64").toString("utf8")
      : unquote(word.replaceAll("_", " ")).toString("utf8"),
  );
}
