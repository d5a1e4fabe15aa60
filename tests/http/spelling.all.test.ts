import { expect, test } from "vitest";
import { runNode } from "../support/server.ts";
import { article, writePack } from "../support/pack.ts";

async function spell(pack: string) {
  const run = runNode(["server/content.ts", "spell"], { CONTENT_DIR: pack });
  return { code: await run.exit, output: run.output() };
}

test("a misspelled word in either language is reported with its line and a suggestion", async () => {
  const { code, output } = await spell(
    writePack({
      "articles/a.ru.md": article("id: 1\ntitle: Почки\ndescription: Ещё и еще.", "Зелёный кабачёк.\n\nНаши Ренарии."),
      "articles/a.en.md": article("title: Kidneys\ndescription: The centre.", "Haemodialysis and hemodialisis."),
      "spelling/ru.txt": "Ренария/Мария\n",
    }),
  );
  const own = output.split("\n").filter((line) => line.startsWith("articles/"));
  expect([code, own]).toEqual([
    1,
    [
      expect.stringMatching(/^articles\/a\.en\.md:6: hemodialisis — .*haemodialysis/),
      expect.stringMatching(/^articles\/a\.ru\.md:7: кабачёк — .*кабачок/),
    ],
  ]);
});
