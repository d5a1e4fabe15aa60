import type { Page } from "@playwright/test";

/** States that a screen reader announces after the role. */
const STATES = ["required", "invalid", "disabled", "expanded", "checked", "selected", "busy"];

/**
 * What a screen reader announces for the focused element, or for its active option: its role, name, value, states and
 * description, as in the browser's accessibility tree.
 */
export async function spoken(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: `(() => {
      const { activeElement } = document;
      return document.getElementById(activeElement?.getAttribute("aria-activedescendant") ?? "") ?? activeElement;
    })()`,
  });
  const { nodes } = await session.send("Accessibility.getPartialAXTree", {
    ...(result.objectId && { objectId: result.objectId }),
    fetchRelatives: false,
  });
  await session.detach();
  const [node] = nodes;
  const states = (node?.properties ?? [])
    .filter(({ name, value }) => STATES.includes(name) && !["false", "undefined"].includes(String(value.value)))
    .map(({ name }) => name);
  return [node?.role?.value, node?.name?.value, node?.value?.value, ...states, node?.description?.value]
    .map((part) =>
      String(part ?? "")
        .replaceAll(/\s+/g, " ")
        .trim(),
    )
    .filter(Boolean)
    .join(", ");
}
