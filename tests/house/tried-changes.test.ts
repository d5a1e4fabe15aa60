import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CompileError, compile, copyFloors, FLOORS, run } from "./copy-floors.ts";
import { holdsLanguageTable } from "./languages.ts";

const KAZAKH = `  kk: {
    prefix: "/kk", routeSuffix: "___kk", tag: "kk-KZ", name: "Қазақша", script: "Cyrillic", fallback: "ru", direction: "ltr",
  },
`;
/**
 * The three files of code that docs/guides/add-a-form.md names; the fourth is the entry in content/feedback-types.yaml.
 */
const FORMS = "contract/forms/forms.ts";
const TEXTS = "site/tools/forms/form-texts.server.ts";
const WORDS = "site/tools/forms/words/seventh-words.server.ts";

/** The code with another language, a complete seventh form, and an eighth form without words. */
let folder: string;
let errors: CompileError[];

beforeAll(async () => {
  folder = copyFloors();
  grow("contract/locale.ts", "} as const satisfies Record<string, Language>;", KAZAKH);
  grow(FORMS, "} as const satisfies Record<string, Form>;", form("seventh") + form("eighth"));
  const review = readFileSync("site/tools/forms/words/review-words.server.ts", "utf8");
  writeFileSync(join(folder, WORDS), review.replace("reviewWords", "seventhWords"));
  grow(TEXTS, "import { vacancyWords }", 'import { seventhWords } from "./words/seventh-words.server.ts";\n');
  grow(TEXTS, "};", "  seventh: seventhWords,\n");
  errors = await compile(folder);
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

describe("a third language", () => {
  test("fails to compile until everything kept by language has it", () => {
    const named = new Set(errors.map(({ file }) => file));
    const tables = globSync(`{${FLOORS.join(",")}}/**/*.{ts,tsx}`, { cwd: folder }).filter((file) =>
      holdsLanguageTable(file, readFileSync(join(folder, file), "utf8")),
    );
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter((file) => file !== "contract/locale.ts" && !named.has(file))).toEqual([]);
  });

  test("the command lists every missing text, and nothing of the existing languages", async () => {
    const code = `const { listUntranslated } = await import("#publishing/list-untranslated.ts");
    console.log(JSON.stringify([await listUntranslated(${JSON.stringify(resolve("content"))}, "kk"),
      await listUntranslated(${JSON.stringify(resolve("content"))}, "en")]));`;
    const { output } = await run(folder, process.execPath, ["--input-type=module", "--eval", code]);
    const [kazakh, english] = JSON.parse(output) as [string[], string[]];
    const originals = globSync("{articles,glossary,centers,categories}/**/*.ru.md", { cwd: "content" });
    expect(originals.length).toBeGreaterThan(200);
    expect(kazakh).toEqual(expect.arrayContaining(originals.map((file) => file.replace(/ru\.md$/, "kk.md"))));
    expect(kazakh).toContain("cities.yaml: moscow");
    expect(english).toEqual([]);
  });
});

describe("a seventh form", () => {
  test("compiles with three files; for a form without texts the compiler names the table that lacks them", () => {
    const isOfForm = (error: string) => /seventh|eighth/.test(error) && !error.includes("Property 'kk' is missing");
    const aboutForms = errors.filter(({ error }) => isOfForm(error));
    expect(aboutForms.map(({ file }) => file)).toEqual([TEXTS]);
    expect(aboutForms[0]?.error).toContain("eighth");
  });

  test("is a modal, and has a feedback type and a recipient", async () => {
    const code = `const { modalIds } = await import("#contract/modal-ids.ts");
    const { feedbackSlugs } = await import("#contract/records/feedback-type.ts");
    const { readConfig } = await import("#server/config.ts");
    const { mail } = readConfig({ SMTP_URL: "smtp://127.0.0.1", MAIL_TO_SEVENTH: "seventh@renaria.example" });
    console.log(JSON.stringify([modalIds.includes("seventh"), feedbackSlugs.includes("seventh"), mail?.toOf]));`;
    const { output } = await run(folder, process.execPath, ["--input-type=module", "--eval", code]);
    expect(JSON.parse(output)).toEqual([true, true, { seventh: "seventh@renaria.example" }]);
  });
});

function form(name: string): string {
  return `  ${name}: {
    type: "${name}",
    fields: [{ name: "name", kind: "name", to: "caller", isRequired: true }],
    consents: [data, agreement],
    goal,
  },
`;
}

/** Inserts text before the line with this beginning. */
function grow(file: string, before: string, text: string): void {
  const path = join(folder, file);
  const written = readFileSync(path, "utf8");
  const at = written.indexOf(`\n${before}`) + 1;
  expect([file, at > 0]).toEqual([file, true]);
  writeFileSync(path, written.slice(0, at) + text + written.slice(at));
}
