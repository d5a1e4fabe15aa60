import { expect, test } from "vitest";
import { blockExamples } from "#contract/blocks/block.ts";
import { contentPolicy } from "./content-policy.ts";

test("scripts come only from our own files, and nothing inline is allowed", () => {
  const policy = contentPolicy({ mode: "production" });
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|sha256|nonce/);
});

test("the analytics host is allowed only where analytics is configured", () => {
  expect(contentPolicy({ mode: "production" })).not.toContain("yandex");
  const policy = contentPolicy({ mode: "production", hasCounter: true }).split("; ");
  const naming = policy.filter((part) => part.includes("https://mc.yandex.ru")).map((part) => part.split(" ")[0]);
  expect(naming).toEqual(["script-src", "img-src", "connect-src"]);
});

test("frames are allowed only from our own site and video players", () => {
  const policy = contentPolicy({ mode: "production" });
  const [own, ...players] = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
  const examples = blockExamples.embed.map(({ data }) => new URL(data.embed).origin);
  expect(own).toBe("'self'");
  expect(players).toEqual(expect.arrayContaining(examples));
  expect(players.every((origin) => /^https:\/\/[\w.-]+$/.test(origin))).toBe(true);
});
