import { pageLocale } from "../../browser/browser-words.ts";
import { LETTER_SPACINGS, LINE_HEIGHTS, stepFrom, type VisionSettings } from "./settings.ts";
import { shownValue } from "./shown-value.ts";

const STEPS = { letterSpacing: LETTER_SPACINGS, lineHeight: LINE_HEIGHTS };

/** Updates the panel, and the toggle of a saved page, to what the server would render for these settings. */
export function showInPanel(settings: VisionSettings): void {
  for (const toggle of document.querySelectorAll<HTMLButtonElement>("button[data-vision-switch]")) {
    toggle.value = String(!settings.enabled);
    toggle.ariaPressed = String(settings.enabled);
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>(".vision-panel [aria-pressed]"))
    button.ariaPressed = String(String(settings[button.name as keyof VisionSettings]) === button.value);
  for (const name of ["letterSpacing", "lineHeight"] as const) showStepper(name, settings[name]);
}

function showStepper(name: keyof typeof STEPS, value: number): void {
  const group = document.getElementById(`vision-${name}`);
  const output = group?.querySelector("output");
  if (!group || !output) return;
  output.textContent = shownValue(name, value, pageLocale());
  const focused = document.activeElement;
  const buttons = [...group.querySelectorAll<HTMLButtonElement>("[data-step]")];
  for (const button of buttons) {
    const by = button.dataset["step"] === "1" ? 1 : -1;
    const target = stepFrom<number>(STEPS[name], value, by);
    button.value = String(target ?? "");
    button.disabled = target === undefined;
  }
  // Otherwise a button that is disabled at its limit would lose the focus.
  if (buttons.some((button) => button === focused && button.disabled))
    buttons.find(({ disabled }) => !disabled)?.focus();
}
