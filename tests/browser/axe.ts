import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";

/** Minified: every page reads it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/** Rules whose result can change when only the colours do. */
export const COLOUR_RULES = ["color-contrast-enhanced", "link-in-text-block"];

/** Rules that axe leaves out by default, and rules that its stricter ones already cover. */
const RULES = {
  "color-contrast-enhanced": { enabled: true },
  "color-contrast": { enabled: false },
  "label-content-name-mismatch": { enabled: true },
};

/**
 * By default axe's stricter rule lets texts pass that are below 4.5:1, or below 3:1 when they are large: it leaves them to
 * its other rule, which is not run. Below 1:1 there are none but those whose background it cannot determine.
 */
const CHECKS = {
  "color-contrast-enhanced": {
    options: { contrastRatio: { normal: { minThreshold: 1 }, large: { minThreshold: 1 } } },
  },
};

type Extent = {
  /** The cookie notice too. It is the same on every page, and costs a run of its own: pages.spec.ts checks it. */
  withNotice?: boolean;
  /** Without header and footer. */
  isMainOnly?: boolean;
};

/**
 * All violations and uncertain results of axe, including a contrast of 7:1; if given, of these rules only. It runs
 * outside the page's own scripts, where the content security policy does not apply.
 */
export async function axeFaults(page: Page, rules?: string[], extent: Extent = {}): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([rules, all, checks, { withNotice, isMainOnly }]) => {
      // @ts-expect-error axe has just been put there
      const { run } = window.axe as {
        run: (context: object, options: object) => Promise<Record<"violations" | "incomplete", Rule[]>>;
      };
      type Rule = { id: string; nodes: { html: string }[] };
      // Elements that are still fading in do not have their final colours yet.
      const ending = document.getAnimations().filter(({ effect, timeline, playState }) => {
        const isTimed = timeline === document.timeline && playState === "running";
        return isTimed && effect?.getComputedTiming().endTime !== Infinity;
      });
      await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
      // The content of a frame is a page of its own.
      const page = {
        include: [isMainOnly ? "main" : document.documentElement],
        exclude: [...document.querySelectorAll("iframe")],
      };
      const faultsIn = async (context: object) => {
        const { violations, incomplete } = await run(context, {
          iframes: false,
          // Passed checks need not list every element.
          resultTypes: ["violations", "incomplete"],
          checks,
          ...(rules ? { runOnly: rules } : { rules: all }),
        });
        const describe = (kind: string) => (rule: Rule) => `${kind} ${rule.id}: ${rule.nodes[0]?.html}`;
        // It cannot determine the background of text in a drawing; the tests of drawings measure it.
        const unsure = incomplete
          .map((rule) => ({ ...rule, nodes: rule.nodes.filter(({ html }) => !html.startsWith("<text")) }))
          .filter(({ nodes }) => nodes.length > 0);
        return [...violations.map(describe("violation")), ...unsure.map(describe("unsure"))];
      };

      // Axe is unsure about a text as soon as something floats above it or its own lines float above different things,
      // however opaque their background is. So the page is checked without floating elements, and these without it.
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
      if (!withNotice && floating.every((element) => element.closest(".cookie-notice"))) {
        for (const element of floating) element.style.display = "";
        return beneath;
      }
      const ground = [...document.querySelectorAll<HTMLElement>("main, header, footer")];
      for (const element of ground) element.style.visibility = "hidden";
      for (const element of floating) Object.assign(element.style, { display: "", visibility: "visible" });
      const above = await faultsIn({ include: floating });
      for (const element of [...ground, ...floating]) element.style.visibility = "";
      return [...beneath, ...above];
    },
    [rules, RULES, CHECKS, extent] as const,
  );
}
