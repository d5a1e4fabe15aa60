import type { Page } from "@playwright/test";
import axe from "axe-core";

/** What can change where only the colours do. */
export const COLOUR_RULES = ["color-contrast-enhanced", "link-in-text-block"];

/** What axe leaves out unless asked, and what its stricter rules say already. */
const RULES = {
  "color-contrast-enhanced": { enabled: true },
  "color-contrast": { enabled: false },
  "label-content-name-mismatch": { enabled: true },
};

/** Everything axe is sure or unsure about, contrast of 7:1 included. Run from outside the page's world, where its policy does not reach. `rules`: only these. */
export async function axeFaults(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([rules, all]) => {
      // @ts-expect-error axe has just been put there
      const { run } = window.axe as {
        run: (context: object, options: object) => Promise<Record<"violations" | "incomplete", Rule[]>>;
      };
      type Rule = { id: string; nodes: { html: string }[] };
      // What still fades in has not yet its colours.
      const ending = document.getAnimations().filter(({ effect, timeline, playState }) => {
        const isTimed = timeline === document.timeline && playState === "running";
        return isTimed && effect?.getComputedTiming().endTime !== Infinity;
      });
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
      // What stands in a frame is a page of its own.
      const page = { include: [document.documentElement], exclude: [...document.querySelectorAll("iframe")] };
      const faultsIn = async (context: object) => {
        const { violations, incomplete } = await run(context, {
          iframes: false,
          // Of what is good it need not tell every place.
          resultTypes: ["violations", "incomplete"],
          ...(rules ? { runOnly: rules } : { rules: all }),
        });
        const describe = (kind: string) => (rule: Rule) => `${kind} ${rule.id}: ${rule.nodes[0]?.html}`;
        // It cannot tell the ground of a text that is drawn; who draws one measures it.
        const unsure = incomplete
          .map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ html }) => !html.startsWith("<text")) }))
          .filter(({ nodes }) => nodes.length > 0);
        return [...violations.map(describe("violation")), ...unsure.map(describe("unsure"))];
      };

      // Axe is unsure of a text as soon as something floats above it or its own lines float above different things,
      // however opaque their ground is. So the page is looked at without what floats, and what floats without the page.
      const floating = [...document.querySelectorAll<HTMLElement>("body *")].filter(
        (element) =>
          getComputedStyle(element).position === "fixed" && element.checkVisibility({ visibilityProperty: true }),
      );
      if (document.querySelector("dialog[open]")) {
        const behind = [...document.querySelectorAll<HTMLElement>("body > :not(dialog)")];
        for (const element of behind) element.style.visibility = "hidden";
        const faults = await faultsIn(page);
        for (const element of behind) element.style.visibility = "";
        return faults;
      }
      if (floating.length === 0) return faultsIn(page);
      for (const element of floating) element.style.display = "none";
      const beneath = await faultsIn(page);
      const ground = [...document.querySelectorAll<HTMLElement>("main, header, footer")];
      for (const element of ground) element.style.visibility = "hidden";
      for (const element of floating) Object.assign(element.style, { display: "", visibility: "visible" });
      const above = await faultsIn({ include: floating });
      for (const element of [...ground, ...floating]) element.style.visibility = "";
      return [...beneath, ...above];
    },
    [rules, RULES] as const,
  );
}
