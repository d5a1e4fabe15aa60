import { join } from "node:path";
import { expect, test } from "vitest";
import { article, writePack } from "../../tests/support/pack.ts";
import { describeFault } from "../fault.ts";
import { readPack } from "../read-pack.ts";

const record = (front: string) => `---\n${front}\n---\n`;
const center = (id: number, city: string, stations: number) =>
  record(
    `id: ${id}\ntitle: Ц\nfields:\n  region: moscow\n  city: ${city}\n  address: А\n  phone: "+7495000000${id}"\n  hours: [{ days: [mon], opens: 07:00, closes: 20:00 }]\n  timezone: Europe/Moscow\n  languages: { spoken: [russian] }\n  latitude: 1\n  longitude: 2\n  stations: ${stations}`,
  );
const city = (id: number, slug: string) =>
  `- id: ${id}\n  slug: ${slug}\n  partner: ${id > 1}\n  ru:\n    title: ${slug}\n`;

const base = {
  "variables/line.ru.md": record(
    'value:\n  phone: "+78000000003"\n  hours: круглосуточно\n  note: "Часы: {{line.hours}}"',
  ),
  "variables/line.en.md": record("value:\n  hours: round the clock"),
  "variables/days.ru.md": record('value:\n  wait: "7"\n  mail: privacy@renaria.example'),
  "variables/card.ru.md": record("value:\n  fields: [{ key: name, label: Имя }, { key: arm, label: Рука }]"),
  "addresses/default.ru.md": record(
    'id: 1\ntitle: Офис\nphone: "+78000000000"\nemail: a@b.example\naddress: А\nworkHours: "{{days.wait|день|дня|дней}} в неделю"',
  ),
  "centers/one.ru.md": center(1, "moscow", 12),
  "centers/moscow-two.ru.md": center(2, "klin", 10).replace("  region: moscow\n", ""),
  "regions/moscow.ru.md": record(
    "id: 9\ntitle: Москва\nfields:\n  description: В регионе {{count.centers.moscow|центр|центра|центров}}.",
  ),
  "prices/test.ru.md": record("id: 8\ntitle: Анализ\nfields:\n  section: Анализы\n  price: 2400"),
  "cities.yaml": ["moscow", "klin", "tver"].map((slug, n) => city(n + 1, slug)).join(""),
};

function read(files: Record<string, string>) {
  const root = writePack({ ...base, ...files });
  return readPack(root, join(root, "media"));
}

/** The records as a client of the API gets them, without no-break spaces. */
async function told(files: Record<string, string>): Promise<string> {
  const result = await read(files);
  if ("faults" in result) throw new Error(result.faults.map(describeFault).join("\n"));
  return JSON.stringify(result.pack.records).replaceAll("\u00a0", " ");
}

async function faultsOf(files: Record<string, string>): Promise<string[]> {
  const result = await read(files);
  return "faults" in result ? result.faults.map(describeFault) : [];
}

const ru = (body: string, description = "Б") => ({
  "articles/a.ru.md": article(`id: 1\ntitle: А\ndescription: ${description}`, body),
});

test.each<[string, string, string]>([
  [
    "a phone that can be called",
    "Звоните: {{line.phone}}.",
    'Звоните: <a href=\\"tel:+78000000003\\">+7 (800) 000-00-03</a>.',
  ],
  ["a phone in the target of a link", "[Звоните](tel:{{line.phone}})", '<a href=\\"tel:+78000000003\\">Звоните</a>'],
  [
    "an address to write to",
    "Пишите: {{days.mail}}",
    '<a href=\\"mailto:privacy@renaria.example\\">privacy@renaria.example</a>',
  ],
  ["an entry of a list, by its key", "Где: {{card.fields.arm.label}}.", "Где: Рука."],
  ["a fact that quotes another", "{{line.note}}", "Часы: круглосуточно"],
  ["a record of another kind", "{{address.default.phone}} {{center.moscow-two.phone}}", "+7 (495) 000-00-02"],
  ["a price", "Стоит {{price.test.price}}.", "Стоит 2 400 ₽."],
  [
    "a count",
    "У нас {{count.centers}}, мест {{count.stations}}, городов-партнёров {{count.partner-cities}}",
    "У нас 2, мест 22, городов-партнёров 2",
  ],
  ["a count with its noun", "{{count.centers|центр|центра|центров}}", "2 центра"],
  ["a cell of a table, bars and all", "| а | б |\n| - | - |\n| {{days.wait|день|дня|дней}} | в |", '["7 дней","В"]'],
  ["a button", '::button[{{line.hours}}]{url="tel:{{line.phone}}"}', '"text":"круглосуточно","url":"tel:+78000000003"'],
])("a text fills in %s", async (_what, body, said) => {
  expect(await told(ru(body))).toContain(said);
});

test("the front matter of any record may use facts, also in a list of both languages", async () => {
  const said = await told({
    ...ru("Текст.", "{{line.phone}}, {{line.hours}}"),
    "cities.yaml": `${base["cities.yaml"]}- id: 4\n  slug: omsk\n  partner: true\n  ru:\n    title: Омск, {{line.hours}}\n  en:\n    title: "{{line.hours}}"\n`,
  });
  expect(said).toContain('"description":"+7 (800) 000-00-03, круглосуточно"');
  expect(said).toContain("В регионе 2 центра.");
  expect(said).toContain('"workHours":"7 дней в неделю"');
  expect(said).toContain('{"title":"Омск, круглосуточно"},"en":{"title":"round the clock"}');
});

test("an English text uses the English fact, or the Russian one where there is none", async () => {
  const said = await told({
    ...ru("Текст."),
    "articles/a.en.md": article(
      "title: A\ndescription: B",
      "{{line.hours}}, {{line.phone}}, {{count.centers|centre|centres}}",
    ),
  });
  expect(said).toContain('round the clock, <a href=\\"tel:+78000000003\\">+7 (800) 000-00-03</a>, 2 centres');
});

test("a phone is stored as digits in a field that stores digits", async () => {
  const said = await told({
    "centers/one.ru.md": center(1, "moscow", 1).replace("+74950000001", "{{address.default.phone}}"),
  });
  expect(said).toContain('"phone":"+78000000000"');
});

test("a fact that cannot be filled in is reported with its line, together with the other faults of the file", async () => {
  const faults = await faultsOf({
    ...ru(
      "Один.\nДва {{line.fax}} и {{nobody.name}}.\n\n{{count.centers|центр|центра}} {{line}}\n\n{{line.hours\n}}\n\n```\ncode\n```",
      "Б {{gone.x}}",
    ),
    "variables/round.ru.md": record("value:\n  a: x {{round.b}}\n  b: y {{round.a}}"),
  });
  expect(faults).toEqual([
    "articles/a.ru.md:4: there is no {{gone.x}}",
    "articles/a.ru.md:8: there is no {{line.fax}}",
    "articles/a.ru.md:8: there is no {{nobody.name}}",
    "articles/a.ru.md:10: {{count.centers|…}} needs 3 forms of the word here, and has 2",
    "articles/a.ru.md:10: {{line}} is not a single value: name one of its parts",
    "articles/a.ru.md:12: {{ is not closed by }} on its line",
    'articles/a.ru.md:15: "code" has no content block',
    "variables/round.ru.md:3: {{round.b}} leads back to itself: round.b → round.a → round.b",
    "variables/round.ru.md:4: {{round.a}} leads back to itself: round.a → round.b → round.a",
  ]);
});
