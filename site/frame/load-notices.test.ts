import { expect, test } from "vitest";
import { sampleEntity } from "../../tests/support/entity.ts";
import { sampleSite } from "../../tests/support/sample-site.ts";
import { loadNotices } from "./load-notices.server.ts";

const notices = [
  { text: "для всех", path: "/contacts", until: "2026-12-31T00:00:00+03:00" },
  { text: "прошло", until: "2026-11-01T00:00:00+03:00" },
  { text: "ещё не началось", from: "2026-12-20T00:00:00+03:00", until: "2027-01-02T00:00:00+03:00" },
  { text: "для Крыма", region: "crimea", until: "2026-12-31T00:00:00+03:00" },
];

function visit(locale: "ru" | "en", value: unknown = notices) {
  const asked: unknown[] = [];
  const site = sampleSite(
    {
      variable: async () => ({ variable: { key: "notices", value: value as never } }),
      entities: async (input) => {
        asked.push(input);
        return { entities: [sampleEntity({ alias: "yalta" }), sampleEntity({ alias: "kerch" })] };
      },
    },
    locale,
  );
  return { asked, site };
}

const now = Date.parse("2026-11-15T12:00:00Z");

test("shows current notices, and a region's notices on its own pages only", async () => {
  const { asked, site } = visit("ru");
  expect(await loadNotices(site, now)).toEqual([
    { text: "для всех", href: "/contacts" },
    { text: "для Крыма", onlyOn: ["/dialysis/regions/crimea", "/centers/yalta", "/centers/kerch"] },
  ]);
  expect(asked).toEqual([
    { filters: { config: 1, active: true, properties: { region: ["crimea"] } }, order: { weight: "asc" } },
  ]);
});

test("the page expires when the next notice begins or ends", async () => {
  const { site } = visit("ru");
  await loadNotices(site, now);
  expect(new Date(site.endsAt).toISOString()).toBe("2026-12-19T21:00:00.000Z");
});

test("links are in the language of the page", async () => {
  const [first, second] = await loadNotices(visit("en").site, now);
  expect(first?.href).toBe("/en/contacts");
  expect(second?.onlyOn).toContain("/en/centers/yalta");
});

test("a notice begins and ends at its exact minute", async () => {
  const texts = async (moment: string) =>
    (await loadNotices(visit("ru").site, Date.parse(moment))).map(({ text }) => text);
  expect(await texts("2026-12-19T20:59:59Z")).not.toContain("ещё не началось");
  expect(await texts("2026-12-19T21:00:00Z")).toContain("ещё не началось");
  expect(await texts("2026-12-30T21:00:00Z")).not.toContain("для всех");
});

test("an invalid notice is dropped, the others stay", async () => {
  const { site } = visit("ru", [{ text: "без конца" }, null, notices[0]]);
  expect(await loadNotices(site, now)).toEqual([{ text: "для всех", href: "/contacts" }]);
  expect(site.isPartial).toBe(false);
});

test("a variable that is not a list shows no notices, and the page is marked as partial", async () => {
  const { site } = visit("ru", "закрыто");
  expect(await loadNotices(site, now)).toEqual([]);
  expect(site.isPartial).toBe(true);
});
