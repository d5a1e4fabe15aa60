import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Everything axe is sure or unsure about. Run from outside the page's world, where its policy does not reach. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // @ts-expect-error axe has just been put there
    const { violations, incomplete } = await window.axe.run();
    const describe = (kind: string) => (rule: { id: string; nodes: { html: string }[] }) =>
      `${kind} ${rule.id}: ${rule.nodes[0]?.html}`;
    return [...violations.map(describe("violation")), ...incomplete.map(describe("unsure"))];
  });
}
