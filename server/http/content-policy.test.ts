import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { blockExamples } from "#contract/blocks/block.ts";
import { contentPolicy } from "./content-policy.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

test("every inline script is listed, and nothing else is allowed inline", () => {
  const policy = contentPolicy('<script>a()</script><script type="module" async="">b()</script>', {
    mode: "production",
  });
  expect(policy).toContain(`script-src 'self' ${hash("a()")} ${hash("b()")};`);
  expect(policy).not.toContain("unsafe");
});

test("a file and a block of data need no hash", () => {
  const policy = contentPolicy('<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script>', {
    mode: "production",
  });
  expect(policy).toContain("script-src 'self';");
});

test("frames are our own or players of videos, and nothing else", () => {
  const policy = contentPolicy("", { mode: "production" });
  const [own, ...players] = /frame-src ([^;]+)/.exec(policy)?.[1]?.split(" ") ?? [];
  const examples = blockExamples.embed.map(({ data }) => new URL(data.embed).origin);
  expect(own).toBe("'self'");
  expect(players).toEqual(expect.arrayContaining(examples));
  expect(players.every((origin) => /^https:\/\/[\w.-]+$/.test(origin))).toBe(true);
});
