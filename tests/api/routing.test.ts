import { rmSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addresseeOf } from "#api/outbox/routing.ts";
import { readPack } from "#publishing/read-pack.ts";
import { FeedbackInput } from "#contract/feedback.ts";
import type { FeedbackSlug } from "#contract/records/feedback-type.ts";
import { type Api, startApi } from "../support/api.ts";
import { engines } from "../support/engines.ts";
import { addFile, writePack } from "../support/pack.ts";
import { SAMPLE_NOW, writeSamplePack } from "../support/sample-pack.ts";

const RECIPIENTS = `
- center: moscow-first
  email: first@renaria.example
  types:
    vacancy: jobs@renaria.example
- center: moscow-second
  types:
    quality-control: second@renaria.example
- city: kazan
  email: kazan@renaria.example
- subject: referral
  email: doctors@renaria.example
- city: yolkino
  active: false
  email: yolkino@renaria.example
`;

let api: Api;
beforeAll(async () => {
  const [sqlite] = engines;
  if (!sqlite) throw new Error("no engine");
  const pack = writeSamplePack();
  addFile(pack, "recipients.yaml", RECIPIENTS);
  api = await startApi((await sqlite.open()).database, pack, SAMPLE_NOW);
});
afterAll(() => api.close());

const mail = {
  to: "all@renaria.example",
  toOf: { appointment: "desk@renaria.example", vacancy: "hr@renaria.example" },
};

test.each<[string, FeedbackSlug, Record<string, string>, string]>([
  ["nothing said", "question", {}, "all@renaria.example"],
  ["its type", "appointment", {}, "desk@renaria.example"],
  ["a center by its alias", "appointment", { Center: "moscow-first" }, "first@renaria.example"],
  ["a center by its title", "question", { Center: "центр  101" }, "first@renaria.example"],
  ["a center by its English title", "question", { Center: "Center 101" }, "first@renaria.example"],
  ["a center's people for this type", "vacancy", { Center: "moscow-first" }, "jobs@renaria.example"],
  ["a city by its slug", "appointment", { City: "kazan" }, "kazan@renaria.example"],
  ["a city by its title", "appointment", { City: "КАЗАНЬ" }, "kazan@renaria.example"],
  ["the center before the city", "question", { City: "Казань", Center: "moscow-first" }, "first@renaria.example"],
  ["the city of a center without people", "question", { Center: "moscow-second" }, "kazan@renaria.example"],
  ["a complaint stays with its reader", "quality-control", { Center: "moscow-first" }, "all@renaria.example"],
  ["unless the place asks for it", "quality-control", { Center: "moscow-second" }, "second@renaria.example"],
  ["a city that is switched off, with е for ё", "appointment", { City: "Елкино" }, "desk@renaria.example"],
  ["a subject before any place", "question", { Subject: "referral", City: "kazan" }, "doctors@renaria.example"],
  ["a subject without people", "appointment", { Subject: "travel", City: "kazan" }, "kazan@renaria.example"],
  ["a city nobody knows", "appointment", { City: "constructor" }, "desk@renaria.example"],
])("%s", (_what, type, entries, to) => {
  const other = Object.entries(entries).map(([title, value]) => ({ title, value }));
  const snapshot = api.snapshots.current();
  if (!snapshot) throw new Error("no snapshot");
  // As details, and in the older format of submissions.
  for (const said of [{ details: other }, { extra: { other } }]) {
    const payload = FeedbackInput.parse({ type: 1, ...said });
    expect(addresseeOf({ type, payload }, snapshot, mail)).toBe(to);
  }
});

test("the check reports what is wrong with an entry, with its line", async () => {
  const city = "- id: 1\n  slug: kazan\n  partner: false\n  ru:\n    title: Казань\n";
  const faultsOf = async (text: string) => {
    const pack = writePack({ "cities.yaml": city, "recipients.yaml": text });
    const read = await readPack(pack, `${pack}/media`);
    rmSync(pack, { recursive: true });
    return "faults" in read ? read.faults.map(({ file, line, message }) => `${file}:${line} ${message}`) : [];
  };
  expect(await faultsOf("- city: kazan\n  email: a@b.example\n")).toEqual([]);
  expect(await faultsOf("- city: omsk\n  email: a@b.example\n")).toEqual([
    "recipients.yaml:1 city: there is no city omsk",
  ]);
  expect(await faultsOf("- email: a@b.example\n")).toEqual([
    "recipients.yaml:1 center: there is no entry without a center, a city or a subject",
  ]);
  expect(await faultsOf("- city: kazan\n  subject: referral\n  email: a@b.example\n")).toEqual([
    expect.stringContaining("there is no entry for more than one of center, city and subject"),
  ]);
  expect(await faultsOf("- subject: weather\n  email: a@b.example\n")).toEqual([
    expect.stringMatching(/^recipients\.yaml:1 0\.subject/),
  ]);
  expect(await faultsOf("- city: kazan\n  email: nobody\n")).toEqual([
    expect.stringMatching(/^recipients\.yaml:2 0\.email: /),
  ]);
  expect(await faultsOf("- city: kazan\n- city: kazan\n")).toContain(
    "recipients.yaml:2 recipient of city kazan is there already, in recipients.yaml",
  );
  expect(await faultsOf("- city: kazan\n  types:\n    revue: a@b.example\n")).toEqual([
    expect.stringMatching(/^recipients\.yaml:\d 0\.types/),
  ]);
});
