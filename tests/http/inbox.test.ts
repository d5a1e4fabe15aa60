import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#api/db/database.ts";
import { engines } from "../support/engines.ts";
import { hiddenFields, text, texts } from "../support/read-html.ts";
import { inbox, inboxCommand, letter, tracesOf } from "../support/inbox.ts";
import { article } from "../support/pack.ts";
import { writeSamplePack } from "../support/sample-pack.ts";
import { type RunningServer, runNode, startServer } from "../support/server.ts";
import { good } from "../support/submissions.ts";

/** Several programs in sequence, on a machine that may be busy. */
const SLOW = { timeout: 300_000 };
const SAID = "Спасибо сёстрам <b>вечерней</b> смены.";

describe.each(engines)("on $name, beside a running server", ({ name, open }) => {
  let database: Database;
  let env: Record<string, string>;
  let servers: RunningServer[];
  const pack = writeSamplePack();
  writeFileSync(join(pack, "articles/reviews.ru.md"), article("id: 90\ntitle: Отзывы\ndescription: Что говорят."));
  writeFileSync(join(pack, "articles/reviews.en.md"), article("title: Reviews\ndescription: What people say."));

  writeFileSync(join(pack, "articles/agreement.ru.md"), article("id: 95\ntitle: Соглашение\ndescription: Правила."));

  beforeAll(async () => {
    const opened = await open();
    database = opened.database;
    const dataDir = mkdtempSync(join(tmpdir(), "renaria-inbox-"));
    env = { DATA_DIR: dataDir, ...opened.env, CONTENT_DIR: pack };
    // On PostgreSQL two servers share the database: a change made through one reaches both.
    servers = [await startServer(env)];
    if (name === "PostgreSQL") servers.push(await startServer(env));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database.close();
  });

  const tool = (...args: string[]) => inboxCommand(env, ...args);
  const post = (path: string, body: BodyInit, headers = {}) =>
    fetch(`${servers[0]?.origin}/api${path}`, {
      method: "POST",
      body,
      headers: { "X-Account": "renaria", ...headers },
    });
  const send = async (input: object) => {
    const response = await post("/company/feedback", JSON.stringify(input));
    const { data } = (await response.json()) as { data: { feedback: { id: string; reference: string } } };
    return data.feedback;
  };
  const upload = async (text: string, file: string) => {
    const form = new FormData();
    form.set("file", new File([text], file));
    const { data } = (await (await post("/media/files", form)).json()) as { data: { file: { id: string } } };
    return data.file.id;
  };
  const versions = async () =>
    Promise.all(
      servers.map(async ({ origin }) =>
        (await fetch(`${origin}/api/company/addresses`, { headers: { "X-Account": "renaria" } })).headers.get(
          "X-Content-Version",
        ),
      ),
    );
  const pages = (path: string) => Promise.all(servers.map(async ({ origin }) => (await fetch(origin + path)).text()));
  const everyPage = async (path: string, text: string) => (await pages(path)).map((html) => html.includes(text));
  const all = (value: unknown) => servers.map(() => value);
  // A page of the previous version may be served while the new one is rendered.
  const untilShown = (path: string, text: string, isShown = true) => until(() => everyPage(path, text), all(isShown));
  const until = (look: () => Promise<unknown>, value: unknown) => expect.poll(look, { timeout: 60_000 }).toEqual(value);

  test(
    "a review appears when it is published, in every process, under a new version; a rollback keeps it",
    SLOW,
    async () => {
      const { reference } = await send({ ...good["review"], caller: "Петрова Анна", content: SAID });
      await send({ ...good["review"], caller: "Спамер", content: "Купите слона" });
      expect(await versions()).toEqual(all("1"));
      expect(await everyPage("/reviews", "вечерней")).toEqual(all(false));

      const published = await inbox(env, "publish", reference.toLowerCase(), "--answer", "Передали, спасибо.");
      expect(published).toMatchObject({ code: 0, output: expect.stringContaining("Анна П., moscow-first, ") });
      await until(versions, all("1.1"));
      // A visitor's text is escaped, whatever it looks like.
      for (const html of await pages("/reviews")) {
        expect(html).toContain("Спасибо сёстрам &lt;b&gt;вечерней&lt;/b&gt; смены");
        expect(html).toContain("Анна П.");
        expect(html).toContain("Передали, спасибо.");
        expect(html).not.toMatch(/Петрова|Купите слона/);
      }
      expect(await everyPage("/centers/moscow-first", "сёстрам")).toEqual(all(true));
      for (const html of await pages("/en/reviews"))
        expect(text(html, "main [lang=ru] > h3")).toMatch(/^Спасибо сёстрам/);

      const english = await send({ ...good["review"], caller: "Mary Smith", content: "Kind nurses. Clean hall." });
      expect((await tool("publish", english.reference, "--title", "Kind people")).code).toBe(0);
      await until(versions, all("1.2"));
      for (const html of await pages("/reviews")) expect(text(html, "main [lang=en] > h3")).toMatch(/^Kind people/);
      for (const html of await pages("/en/reviews"))
        expect(texts(html, "main :not([lang]) > h3")).toContainEqual(expect.stringMatching(/^Kind people/));

      const list = await fetch(`${servers[0]?.origin}/api/entities/gett`, {
        method: "POST",
        body: JSON.stringify({ filters: { config: 13 } }),
        headers: { "X-Account": "renaria" },
      });
      expect(((await list.json()) as { data: { entities: unknown[] } }).data.entities).toMatchObject([
        // Newest first.
        { id: 1_000_002, locale: "en", translations: ["en"], config: { id: 13 } },
        { id: 1_000_001, locale: "ru", translations: ["ru"], config: { id: 13 } },
      ]);

      writeFileSync(join(pack, "articles/new.ru.md"), article("id: 91\ntitle: Новое\ndescription: Вторая версия."));
      const content = (...args: string[]) => runNode(["server/content.ts", ...args], env).exit;
      expect(await content("publish")).toBe(0);
      await until(versions, all("2.2"));
      expect(await content("rollback", "1")).toBe(0);
      await until(versions, all("1.2"));
      await untilShown("/reviews", "сёстрам");

      expect(await tool("unpublish", reference)).toEqual({ code: 0, output: `${reference} is not shown any more\n` });
      await until(versions, all("1.3"));
      expect(await everyPage("/reviews", "сёстрам")).toEqual(all(false));
      expect((await tool("unpublish", reference)).code).toBe(1);
      // Published again it keeps its number and the answer.
      expect((await tool("publish", reference)).output).toContain("Our answer: Передали, спасибо.");
      await until(versions, all("1.4"));
      expect((await database.db.selectFrom("review").select("id").orderBy("id").execute()).map(({ id }) => id)).toEqual(
        [1_000_001, 1_000_002],
      );
    },
  );

  test(
    "erasing by phone removes all personal data from the database and keeps the fact of the submission",
    SLOW,
    async () => {
      const person = [
        "Клавдия",
        "+79035551122",
        "klavdia@mail.example",
        "Секретное послание",
        "Паспорт Клавдии",
        "Содержимое",
      ];
      const file = await upload("Содержимое файла. ".repeat(500), "Паспорт Клавдии.txt");
      const contact = { caller: "Клавдия Сидорова", phone: "8 (903) 555-11-22", email: "klavdia@mail.example" };
      const content = "Секретное послание. ".repeat(200);
      const applied = await send({
        ...good["vacancy"],
        ...contact,
        content,
        attaches: [file],
        consents: [{ document: "vacancy", version: "3" }],
      });
      const praised = await send({ ...good["review"], ...contact, content: "Секретное послание в отзыве." });
      await letter(database.db, applied.id, {
        kind: "confirmation",
        state: "waiting",
        recipient_hash: "hash-of-klavdia",
      });
      await tool("publish", praised.reference);
      await untilShown("/reviews", "Клавдия С.");
      expect(await tracesOf(person, database, env["DATA_DIR"] ?? "")).toEqual(person);

      const dry = await tool("erase", "+7", "903", "5551122", "--dry-run");
      expect(dry.output).toMatch(new RegExp(`^${applied.reference} +vacancy .+ 1 file$`, "m"));
      expect(dry.output).toMatch(/dry run: nothing was erased\n$/);
      // Without a terminal nobody can confirm.
      expect(await inbox(env, "erase", "89035551122")).toMatchObject({
        code: 1,
        output: expect.stringContaining("add --yes"),
      });
      expect(await tracesOf(person, database, env["DATA_DIR"] ?? "")).toEqual(person);

      expect(await inbox(env, "erase", "89035551122", "--yes")).toMatchObject({
        code: 0,
        output: expect.stringContaining("erased: 2 submissions"),
      });
      expect(await tracesOf([...person, "hash-of-klavdia"], database, env["DATA_DIR"] ?? "")).toEqual([]);
      await untilShown("/reviews", "Клавдия С.", false);
      const consents = await database.db
        .selectFrom("consent")
        .select("document")
        .where("submission_id", "=", applied.id)
        .execute();
      expect(consents.map(({ document }) => document).toSorted()).toEqual(["agreement", "vacancy"]);
      expect((await tool("list", "--state", "erased")).output).toContain(applied.reference);
      expect(await tool("erase", "89035551122", "--yes")).toEqual({
        code: 1,
        output: "nothing is kept of 89035551122\n",
      });
    },
  );

  test("sweep erases by RETENTION_DAYS and says when it is not set", async () => {
    const { id, reference } = await send({ ...good["question"], content: "Давний вопрос" });
    await database.db
      .updateTable("submission")
      .set({ created_at: "2020-01-01T00:00:00.000Z", answered_at: "2020-01-02T00:00:00.000Z" })
      .where("id", "=", id)
      .execute();
    expect((await tool("sweep")).output).toContain("RETENTION_DAYS is not set");
    expect((await inboxCommand({ ...env, RETENTION_DAYS_QUESTION: "365" }, "sweep")).output).toMatch(
      /^erased: 1 submission,/,
    );
    expect((await tool("list", "--state", "erased")).output).toContain(reference);
  });

  // tests/api/inbox.test.ts tests the rest on both engines.
  if (name !== "SQLite") return;

  test("only a review can be published, at one of our centers", async () => {
    const question = await send(good["question"] ?? {});
    expect(await tool("publish", question.reference)).toEqual({
      code: 1,
      output: `${question.reference} is not a review but question\n`,
    });
    const lost = await send({ ...good["review"], extra: { other: [{ title: "Center", value: "Центр на Луне" }] } });
    const refused = await tool("publish", lost.reference);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("moscow-second");
    // A form may send the center's name instead of its alias.
    const named = await send({
      ...good["review"],
      content: "Ц",
      extra: { other: [{ title: "Center", value: "центр 102" }] },
    });
    expect((await tool("publish", named.reference)).output).toContain("moscow-second");
  });

  test("a submission is listed, shown with its files, answered, reopened and exported", SLOW, async () => {
    const file = await upload("Опыт: десять лет.", "Резюме Ивановой.txt");
    const { id, reference } = await send({
      ...good["vacancy"],
      caller: "Иванова\u001b[2J Мария",
      content: "=HYPERLINK(1)\u001b[31m\nВторая строка",
      attaches: [file],
      consents: [{ document: "vacancy", version: "3" }],
    });
    await letter(database.db, id, { kind: "staff", state: "set-aside", attempts: 3, last_error: "550" });

    // The version that the API records by itself and the one that a form sends are the same.
    const form = await (await fetch(`${servers[0]?.origin}/forms/question`)).text();
    const { consents } = JSON.parse((await tool("show", reference, "--json")).output) as { consents: object[] };
    expect(consents).toMatchObject([
      { document: "agreement", version: hiddenFields(form)["version-agreement"], how: "by-sending" },
      { document: "vacancy", version: "3", how: "ticked" },
    ]);
    expect(hiddenFields(form)["version-agreement"]).toMatch(/^[0-9a-f]{12}$/);

    const list = await tool("list", "--type", "vacancy");
    expect(list.output).toMatch(/^REFERENCE +TYPE +CAME +REPLY DUE +STATE +MAIL +NAME\n/);
    expect(list.output).toMatch(new RegExp(`\n${reference}  vacancy  .+  open +set-aside  Иванова`));
    expect(list.output).toMatch(/\n1 submission\n$/);
    const json = JSON.parse((await tool("list", "--mail", "set-aside", "--json")).output) as object[];
    expect(json).toMatchObject([{ reference, phone: "+79161234567", state: "open" }]);

    const folder = join(mkdtempSync(join(tmpdir(), "renaria-files-")), "files");
    const shown = await tool("show", reference, "--save-files", folder);
    expect(shown.output).toMatch(/^phone +\+7 \(916\) 123-45-67$/m);
    expect(shown.output).toMatch(/^consent +vacancy, version 3, ticked, /m);
    expect(shown.output).toMatch(/^file +Резюме Ивановой\.txt \(txt, 1 KB\)$/m);
    expect(shown.output).toMatch(/^letter +staff: set-aside, tried 3 times, last answer 550$/m);
    // A visitor's message cannot send escape sequences to the terminal of whoever reads it.
    expect(list.output + shown.output).not.toContain("\u001b");
    const [saved = ""] = readdirSync(folder);
    expect(saved).toBe(`${reference}-1-Резюме Ивановой.txt`);
    expect(readFileSync(join(folder, saved), "utf8")).toBe("Опыт: десять лет.");
    expect((await tool("show", reference, "--save-files", folder)).code).toBe(1);

    expect(await tool("retry", "--all")).toMatchObject({
      code: 0,
      output: expect.stringContaining("1 letter will be"),
    });
    expect(await tool("answered", reference)).toEqual({ code: 0, output: `${reference} is answered\n` });
    expect((await tool("list", "--type", "vacancy")).output).toBe("0 submissions\n");
    expect((await tool("answered", reference, "--undo")).output).toBe(`${reference} is open again\n`);

    const csv = join(folder, "inbox.csv");
    expect(await tool("export", "--type", "vacancy", "--to", csv)).toEqual({
      code: 0,
      output: `1 submission written to ${csv}\n`,
    });
    const text = readFileSync(csv, "utf8");
    expect(text.startsWith("\ufeffreference,type,language,came,")).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(1)`);
    expect(text).toContain(",'+79161234567,");
    expect((await tool("export", "--to", csv)).output).toBe(`${csv} is there already\n`);
    expect(JSON.parse((await tool("export", "--type", "vacancy", "--format", "json")).output)).toMatchObject([
      { reference },
    ]);
  });
});

test("a command that cannot be done is explained in plain words, and fails", async () => {
  const nowhere = join(tmpdir(), "renaria-no-such-folder");
  const said = async (env: Record<string, string>, ...args: string[]) => {
    const { code, output } = await inbox(env, ...args);
    expect([args, code]).toEqual([args, 1]);
    return output;
  };
  expect(await said({ DATA_DIR: nowhere }, "list")).toBe(
    `DATA_DIR: there is no database in ${nowhere}; give the folder that the server has\n`,
  );
  expect(await said({ API_BASE_URL: "http://api.example/api" }, "list")).toMatch(/^API_BASE_URL: [^\n]+\n$/);
  expect(await said({}, "shout")).toContain("npm run inbox -- erase E-MAIL | PHONE | REFERENCE");
  const DATA_DIR = process.env["PREPARED_DATA_DIR"] ?? "";
  expect(await said({ DATA_DIR }, "show", "R-0000-0000")).toBe("there is no R-0000-0000: npm run inbox -- list\n");
  expect(await said({ DATA_DIR }, "list", "--state", "lost")).toMatch(/^--state takes one of open, .+, not “lost”\n$/);
  expect(await said({ DATA_DIR }, "list", "--colour")).toBe("Unknown option '--colour'\n");
});
