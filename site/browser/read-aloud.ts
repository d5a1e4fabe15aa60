import type { Locale } from "#contract/locale.ts";
import { onDeparture } from "./arrival.ts";
import { pageLocale } from "./browser-words.ts";
import { readAloudWords, speeds } from "./read-aloud-words.ts";
import { type SpokenPart, spokenParts } from "./spoken-parts.ts";

/** Ends the reading that goes on; there is one at a time. */
let stop: () => void = () => {};

// Going to another page, by a script or by a load, ends it.
onDeparture((root) => root === document.body && stop());
window.addEventListener("pagehide", () => stop());

/**
 * Reads the article from its title on, a part at a time. The button that was pressed pauses and goes on, so the focus
 * stays where it is; nothing is announced, because a screen reader would speak over the voice.
 */
export function readAloud(place: HTMLElement, voice: SpeechSynthesisVoice): void {
  const main = document.querySelector("main");
  const button = place.querySelector("button");
  if (!main || !button) return;
  const words = readAloudWords[pageLocale()];
  const listen = button.textContent;
  const parts = spokenParts(main);
  const { controls, speed, end } = makeControls(words);
  let at = 0;
  let isReading = false;
  let reading: SpeechSynthesisUtterance | undefined;

  const silence = () => {
    // A cancelled utterance fires its end event too: ignore it.
    reading = undefined;
    speechSynthesis.cancel();
    mark(undefined);
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
    mark(part);
    speechSynthesis.speak(utterance);
  };
  const set = (isOn: boolean) => {
    isReading = isOn;
    button.textContent = isOn ? words.pause : words.resume;
    // Some browsers cannot pause: the part begins again instead.
    if (isOn) speak();
    else silence();
  };
  const toggle = () => set(!isReading);

  stop();
  stop = () => {
    stop = () => {};
    silence();
    button.removeEventListener("click", toggle);
    button.textContent = listen;
    delete place.dataset["aloudOn"];
    // The focus must not fall to the top of the page with the button that had it.
    if (controls.contains(document.activeElement)) button.focus({ preventScroll: true });
    controls.remove();
  };
  place.dataset["aloudOn"] = "";
  button.addEventListener("click", toggle);
  end.addEventListener("click", () => stop());
  speed.addEventListener("change", () => isReading && speak());
  place.after(controls);
  set(true);
}

function makeControls(words: (typeof readAloudWords)[Locale]) {
  const controls = document.createElement("li");
  const end = document.createElement("button");
  end.type = "button";
  end.textContent = words.stop;
  const speed = document.createElement("select");
  speed.ariaLabel = words.speed;
  for (const [rate, name] of speeds[pageLocale()]) speed.add(new Option(name, String(rate), rate === 1, rate === 1));
  controls.append(end, speed);
  return { controls, speed, end };
}

/** Shows the place that is read, and brings it into view when it is not. */
function mark(part: SpokenPart | undefined): void {
  for (const marked of document.querySelectorAll("[data-spoken]")) marked.removeAttribute("data-spoken");
  if (!part) return;
  part.element.setAttribute("data-spoken", "");
  const { top, bottom } = part.element.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) part.element.scrollIntoView({ block: "center", behavior: "instant" });
}
