import type { Page } from "@playwright/test";
import axe from "axe-core";

/** Everything axe is sure or unsure about. Run from outside the page's world, where its policy does not reach. */
export async function axeFaults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    // @ts-expect-error axe has just been put there
    const { run } = window.axe as { run: (context: object) => Promise<Record<"violations" | "incomplete", Rule[]>> };
    type Rule = { id: string; nodes: { html: string }[] };
    const faultsIn = async (context: object) => {
      const { violations, incomplete } = await run(context);
      const describe = (kind: string) => (rule: Rule) => `${kind} ${rule.id}: ${rule.nodes[0]?.html}`;
      return [...violations.map(describe("violation")), ...incomplete.map(describe("unsure"))];
    };

    // Axe is unsure of a text as soon as its lines float above different things, however opaque their ground is.
    // So what floats is looked at alone, with the page put away under it.
    const main = document.querySelector("main");
    const floating = [...document.querySelectorAll("body *")].filter(
      (element) =>
        getComputedStyle(element).position === "fixed" && element.checkVisibility() && !main?.contains(element),
    );
    if (!main || floating.length === 0) return faultsIn(document);
    const beneath = await faultsIn({ exclude: floating });
    main.style.visibility = "hidden";
    const above = await faultsIn({ include: floating });
    main.style.visibility = "";
    return [...beneath, ...above];
  });
}
