import { expect, test } from "vitest";
import { createUploadStore } from "#api/db/upload-store.ts";
import { formErrors } from "#contract/forms/form-errors.ts";
import { createClient } from "#site/api/client.server.ts";
import { ACCOUNT, bothWays, onEveryEngine } from "../support/api.ts";
import { SAMPLE_NOW } from "../support/sample-pack.ts";
import { cleanSubmissions, formsBy, good } from "../support/submissions.ts";

onEveryEngine((api) => {
  cleanSubmissions(api);

  /** A second more than a day ago. */
  const makeOld = (id: string) =>
    api().db.updateTable("upload").set({ created_at: "2026-11-14T11:59:59.000Z" }).where("id", "=", id).execute();

  bothWays(api, (ask) => {
    const { send, sent, upload } = formsBy(ask);

    test("a file older than a day cannot be claimed", async () => {
      const old = await upload("Старый файл");
      await makeOld(old.id);
      expect(await send({ ...good["vacancy"], attaches: [old.id] })).toMatchObject({ status: 422 });
    });

    test("a file name loses its folders and line breaks", async () => {
      expect(await upload("Текст", "../../etc/passwd.txt")).toMatchObject({ name: "passwd.txt", title: "passwd.txt" });
    });

    test("a file is private, and only one submission can claim it, once", async () => {
      const file = await upload("Мой опыт: десять лет.");
      expect(file).toMatchObject({
        name: "resume.txt",
        title: "resume.txt",
        path: null,
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
      expect((await createClient(ask(), { locale: "ru" }).files({})).files.map(({ id }) => id)).toEqual([1]);
      const { id } = await sent({ ...good["vacancy"], attaches: [file.id] });
      const [row] = await api().db.selectFrom("upload").selectAll().execute();
      expect(row?.submission_id).toBe(id);
      expect(Buffer.from(row?.bytes ?? []).toString()).toBe("Мой опыт: десять лет.");
      expect(await send({ ...good["vacancy"], phone: "+79990000000", attaches: [file.id] })).toMatchObject({
        status: 422,
        errors: { attaches: [expect.any(String)] },
      });
    });

    test("without a key, sending again with a file that was missing is not a repeat", async () => {
      const first = await sent(good["vacancy"]);
      const file = await upload("Мой опыт: десять лет.");
      const second = await sent({ ...good["vacancy"], attaches: [file.id] });
      expect(second.reference).not.toBe(first.reference);
      const [row] = await api().db.selectFrom("upload").select("submission_id").execute();
      expect(row?.submission_id).toBe(second.id);
      // The same files, or none: a repeat.
      expect((await sent({ ...good["vacancy"], attaches: [file.id] })).reference).toBe(second.reference);
      expect((await sent(good["vacancy"])).reference).toBe(first.reference);
    });

    const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");
    const photograph = async () =>
      (await createClient(ask(), { locale: "ru" }).uploadFile({ file: new File([PNG], "лист.png"), title: "лист" }))
        .file;
    const guest = { ...good["appointment"], details: [{ title: "Subject", value: "travel" }] };

    test("a guest's records require the health information consent, which is recorded", async () => {
      const attaches = [(await photograph()).id, (await upload("Выписка", "выписка.txt")).id];
      const refused = { status: 422, errors: { consents: [formErrors.ru.health] } };
      expect(await send({ ...guest, attaches })).toMatchObject(refused);
      const byHow = (how: string) => [{ document: "health-data-consent", version: "3", how }];
      expect(await send({ ...guest, attaches, consents: byHow("by-sending") })).toMatchObject(refused);
      const { id } = await sent({ ...guest, attaches, consents: byHow("ticked") });
      const rows = await api().db.selectFrom("upload").select(["kind", "submission_id"]).orderBy("kind").execute();
      expect(rows).toEqual(["png", "txt"].map((kind) => ({ kind, submission_id: id })));
      const ledger = await api().db.selectFrom("consent").select(["document", "version", "how"]).execute();
      expect(ledger).toContainEqual({ document: "health-data-consent", version: "3", how: "ticked" });
    });

    test("without files that consent is not required, and a photograph is not accepted as a resume", async () => {
      await sent(guest);
      const { id } = await photograph();
      expect(await send({ ...good["vacancy"], attaches: [id] })).toMatchObject({
        status: 422,
        errors: { attaches: [formErrors.ru.fileKind] },
      });
      // This has not claimed it.
      expect(await api().db.selectFrom("upload").select("submission_id").execute()).toEqual([{ submission_id: null }]);
    });

    test.each([
      ["an empty file", new File([], "resume.txt"), formErrors.en.fileEmpty],
      ["a file over 5 MB", new File([Buffer.alloc(5 * 1024 * 1024 + 1, "а")], "resume.txt"), formErrors.en.fileBig],
      [
        "a program that calls itself a document",
        new File([Buffer.from("4d5a90000300", "hex")], "resume.pdf"),
        formErrors.en.fileKind,
      ],
      ["a page that calls itself a text", new File(["<html><script>x</script>"], "resume.txt"), formErrors.en.fileKind],
      ["a text that calls itself a pdf", new File(["Просто текст"], "resume.pdf"), formErrors.en.fileKind],
    ])("%s is 422 with its own message, and nothing is stored", async (_what, file, message) => {
      const { envelope } = await ask()("uploadFile", { file, title: file.name }, { locale: "en" });
      expect(envelope).toEqual({ status: 422, message: "The request is not valid", errors: { file: [message] } });
      expect(await api().db.selectFrom("upload").select("id").execute()).toEqual([]);
    });

    test("an unclaimed file is deleted after a day", async () => {
      const old = await upload("Старый файл");
      await makeOld(old.id);
      const fresh = await upload("Новый файл");
      expect((await api().db.selectFrom("upload").select("id").execute()).map(({ id }) => id)).toEqual([fresh.id]);
    });
  });

  test("many old files are deleted one at a time, and other work runs in between", async () => {
    const { upload } = formsBy(() => api().direct);
    const ids: string[] = [];
    for (let n = 0; n < 8; n++) ids.push((await upload(`Файл ${n}`)).id);
    for (const id of ids) await makeOld(id);
    const uploads = createUploadStore(api().database);
    expect(await uploads.deleteUnclaimed(SAMPLE_NOW.toISOString(), { most: 1 })).toBe(1);
    let turns = 0;
    let next: NodeJS.Immediate | undefined;
    const countTurns = () => {
      turns++;
      next = setImmediate(countTurns);
    };
    countTurns();
    expect(await uploads.deleteUnclaimed(SAMPLE_NOW.toISOString())).toBe(7);
    clearImmediate(next);
    expect(turns).toBeGreaterThanOrEqual(7);
    expect(await uploads.unclaimedBytes()).toBe(0);
  });

  test("a form without a file, or no form at all, is 422; an endless body is 413", async () => {
    const post = (body: BodyInit, headers = {}) =>
      fetch(`${api().base}/media/files`, { method: "POST", body, headers: { "X-Account": ACCOUNT, ...headers } });
    const form = new FormData();
    form.set("title", "x");
    expect((await post(form)).status).toBe(422);
    form.append("file", new File(["один"], "one.txt"));
    form.append("file", new File(["два"], "two.txt"));
    expect(await (await post(form)).json()).toMatchObject({
      status: 422,
      errors: { file: ["Приложите файлы по одному"] },
    });
    expect((await post("no form")).status).toBe(422);
    expect(
      (await post(new Uint8Array(8 * 1024 * 1024), { "Content-Type": "multipart/form-data; boundary=x" })).status,
    ).toBe(413);
    const long = JSON.stringify({ content: "а".repeat(300_000) });
    expect(
      (await fetch(`${api().base}/company/feedback`, { method: "POST", body: long, headers: { "X-Account": ACCOUNT } }))
        .status,
    ).toBe(413);
  });
});
