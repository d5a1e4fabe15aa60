import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Decided, and still to be built: the decision says so itself. */
const TO_COME = new Set(["contract/forms"]);
const PATH = /`((?:site|api|contract|server|scripts|tests|content|bench|docs)\/[\w./-]+)`/g;

test("every file and folder that a document names is there", () => {
  const missing = globSync(["README.md", "docs/**/*.md"]).flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(PATH)]
      .map(([, path = ""]) => path)
      .filter((path) => !existsSync(path) && !TO_COME.has(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
