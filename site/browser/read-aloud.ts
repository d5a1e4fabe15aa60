import type { Locale } from "#contract/locale.ts";
import { onDeparture } from "./arrival.ts";
import { loadStyles } from "./load-styles.ts";
import { pageLocale } from "./browser-words.ts";
import styles from "./read-aloud.css?url";
import { readAloudWords, speeds } from "./read-aloud-words.ts";
import { type SpokenPart, spokenParts } from "./spoken-parts.ts";

/** Stops the current reading; there is one at a time. */
let stop: () => void = () => {};

// Leaving the page, by a script or by a load, stops it.
onDeparture((root) => root === document.body && stop());
window.addEventListener("pagehide", () => stop());

/**
 * Reads the article aloud from its title on, part by part. The page follows the voice, and the pause button stays
 * visible at the foot of the screen. Nothing is announced: a screen reader would speak over the voice.
 */
export async function readAloud(place: HTMLElement, voice: SpeechSynthesisVoice): Promise<void> {
  await loadStyles(styles).catch(() => undefined);
  const main = document.querySelector("main");
  const button = place.querySelector("button");
  if (!main || !button) return;
  const words = readAloudWords[pageLocale()];
  const parts = spokenParts(main);
  const { panel, toggle, speed, end } = makePanel(words);
  let at = 0;
  let isReading = false;
  let reading: SpeechSynthesisUtterance | undefined;

  const silence = () => {
    // A cancelled utterance fires its end event too: ignore it.
    reading = undefined;
    speechSynthesis.cancel();
    unmark();
  };
  const speak = () => {
    silence();
    const part = parts[at];
    if (!part) return stop();
    const utterance = new SpeechSynthesisUtterance(part.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = Number(speed.value);
    utterance.addEventListener("end", () => {
      if (reading !== utterance) return;
      at++;
      speak();
    });
    utterance.addEventListener("error", () => reading === utterance && stop());
    // Kept in a variable: browsers drop an utterance without a reference, and its end event never fires.
    reading = utterance;
    mark(part, panel);
    speechSynthesis.speak(utterance);
  };
  const set = (isOn: boolean) => {
    isReading = isOn;
    toggle.textContent = isOn ? words.pause : words.resume;
    // Some browsers cannot pause: the part starts again instead.
    if (isOn) speak();
    else silence();
  };

  stop();
  stop = () => {
    stop = () => {};
    silence();
    const hadFocus = panel.contains(document.activeElement);
    delete place.dataset["aloudOn"];
    place.hidden = false;
    panel.remove();
    // Otherwise the focus would fall to the top of the page when its button is removed.
    if (hadFocus) button.focus({ preventScroll: true });
  };
  place.dataset["aloudOn"] = "";
  place.hidden = true;
  toggle.addEventListener("click", () => set(!isReading));
  end.addEventListener("click", () => stop());
  speed.addEventListener("change", () => isReading && speak());
  document.body.append(panel);
  toggle.focus({ preventScroll: true });
  set(true);
}

function makePanel(words: (typeof readAloudWords)[Locale]) {
  const panel = document.createElement("div");
  panel.className = "read-aloud";
  panel.role = "group";
  panel.ariaLabel = words.panel;
  const [toggle, end] = [makeButton("button"), makeButton("button button-line")];
  end.textContent = words.stop;
  const label = document.createElement("label");
  const speed = document.createElement("select");
  speed.className = "input";
  for (const [rate, name] of speeds[pageLocale()]) speed.add(new Option(name, String(rate), rate === 1, rate === 1));
  label.append(words.speed, speed);
  panel.append(toggle, end, label);
  return { panel, toggle, speed, end };
}

function makeButton(className: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { type: "button", className });
}

function unmark(): void {
  for (const marked of document.querySelectorAll("[data-spoken]")) marked.removeAttribute("data-spoken");
}

/** Highlights the current part, and scrolls to it if it is out of view or covered. */
function mark({ element }: SpokenPart, panel: HTMLElement): void {
  element.setAttribute("data-spoken", "");
  const { top, bottom } = element.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (top < covered || bottom > panel.getBoundingClientRect().top)
    element.scrollIntoView({ block: "center", behavior: "instant" });
}
