import { expect, test } from "vitest";
import { createStaffLinks } from "./staff-links.ts";

const NOW = new Date("2026-11-15T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const links = createStaffLinks("a secret of more than thirty-two characters", "https://renaria.example");
const tokenOf = (link: string) => new URL(link).searchParams.get("token") ?? "";
const token = tokenOf(links.answered("b7e1", NOW));

test("a link decodes to its submission for 90 days", () => {
  expect(links.answered("b7e1", NOW)).toMatch(/^https:\/\/renaria\.example\/staff\/answered\?token=[\w.-]+$/);
  expect(links.read(token, NOW)).toEqual({ id: "b7e1" });
  expect(links.read(token, new Date(NOW.getTime() + 90 * DAY_MS - 1))).toEqual({ id: "b7e1" });
  expect(links.read(token, new Date(NOW.getTime() + 90 * DAY_MS))).toBe("expired");
});

test.each([
  ["nothing", ""],
  ["another submission", token.replace("b7e1", "b7e2")],
  ["a later end", token.replace(/\.(\w+)\./, ".zzzzzzz.")],
  ["a cut signature", token.slice(0, -1)],
  ["something behind it", `${token}.x`],
  ["another alphabet", token.replace(/.$/, "я")],
])("a link with %s is rejected", (_what, changed) => {
  expect(links.read(changed, NOW)).toBe("wrong");
});

test("a link signed with another secret is rejected", () => {
  const others = createStaffLinks("another secret of thirty-two characters", "https://renaria.example");
  expect(links.read(tokenOf(others.answered("b7e1", NOW)), NOW)).toBe("wrong");
});
