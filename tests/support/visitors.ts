import { setTimeout } from "node:timers/promises";
import { expect } from "vitest";
import { filled, postForm, referenceIn as referenceOf, valueIn } from "./forms.ts";
import { has, hiddenFields } from "./read-html.ts";
import type { RunningServer } from "./server.ts";

/** One cached page, one that is rendered for each request, one in the other language. */
const PAGES = [
  ["/about", ""],
  ["/about", "visually_impaired=%7B%22enabled%22%3Atrue%7D"],
  ["/en/about", ""],
] as const;

export type Ask = { origin: string };

let asked = 0;

/** A visitor's question; each is different. */
export function sendQuestion({ origin }: Ask) {
  return postForm(origin, "/forms/question", { ...filled.question, message: `Вопрос ${++asked}`, key: `key-${asked}` });
}

export type Answer = Awaited<ReturnType<typeof sendQuestion>>;

export const referenceIn = ({ html }: Answer) => referenceOf(html);

/** Not stored, reported as such, with a phone number and everything that was typed. */
export function expectDraftKept(answer: Answer): void {
  expect(answer.status).toBeGreaterThanOrEqual(500);
  expect(has(answer.html, ".form-told a[href^='tel:+78']")).toBe(true);
  expect(has(answer.html, "[data-sent]")).toBe(false);
  expect(valueIn(answer.html, "message")).toMatch(/^Вопрос \d+$/);
  expect(valueIn(answer.html, "name")).toBe(filled.question.name);
  expect(hiddenFields(answer.html)["key"]).toMatch(/^key-\d+$/);
}

export async function expectPages({ origin }: Ask): Promise<void> {
  for (const [path, cookie] of PAGES) {
    const { status } = await fetch(origin + path, { headers: { Cookie: cookie } });
    expect([path, cookie, status]).toEqual([path, cookie, 200]);
  }
}

export async function readiness({ origin }: Ask): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${origin}/readyz`);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Visitors who go on reading, whatever happens; returns every status they got. */
export function keepReading({ origin }: RunningServer) {
  const over = new AbortController();
  const seen = new Set<number | string>();
  const reading = PAGES.map(async ([path, cookie]) => {
    while (!over.signal.aborted) {
      const answer = await fetch(origin + path, { headers: { Cookie: cookie } }).catch(String);
      seen.add(typeof answer === "string" ? answer : answer.status);
      if (typeof answer !== "string") await answer.text();
      await setTimeout(20);
    }
  });
  return {
    async stop() {
      over.abort();
      await Promise.all(reading);
      return [...seen];
    },
  };
}
