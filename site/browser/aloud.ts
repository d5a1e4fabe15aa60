import { closest, isPlainPress } from "./links.ts";
import { withCode } from "./with-code.ts";

if ("speechSynthesis" in window) {
  // Browsers load their voices after the page.
  speechSynthesis.addEventListener?.("voiceschanged", offerAloud);
  document.addEventListener("click", (event) => {
    const place = isPlainPress(event) && closest<HTMLElement>(event.target, "[data-aloud]");
    const voice = place && voiceFor(place);
    if (!place || !voice) return;
    withCode(import("./read-aloud.ts"), ({ readAloud }) => readAloud(place, voice));
  });
}

/**
 * Shows "Listen" on an article if the browser has a local voice for the text's language, so that nothing is sent to a
 * speech service. The code that reads aloud is loaded at the first press.
 */
export function offerAloud(): void {
  if (!("speechSynthesis" in window)) return;
  for (const place of document.querySelectorAll<HTMLElement>("[data-aloud]"))
    place.hidden = "aloudOn" in place.dataset || !voiceFor(place);
}

function voiceFor(place: HTMLElement): SpeechSynthesisVoice | undefined {
  // The controls use the page's language; the text may be in a fallback language.
  const language = document.querySelector("main h1")?.closest<HTMLElement>("[lang]")?.lang ?? place.lang;
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language.slice(0, 2));
  return own.find((voice) => voice.default) ?? own[0];
}
