import { onArrival } from "./arrival.ts";
import { closest, isPlainPress } from "./links.ts";

/**
 * Shows "Listen" on an article where the browser has a voice of the text's language that speaks on the device, so that
 * nothing is sent to a speech service. What reads comes with the first press.
 */
export function startAloud(): void {
  if (!("speechSynthesis" in window)) return;
  const show = () => {
    for (const place of document.querySelectorAll<HTMLElement>("[data-aloud]"))
      place.hidden = "aloudOn" in place.dataset || !voiceFor(place);
  };
  onArrival(show);
  // Browsers load their voices after the page.
  speechSynthesis.addEventListener?.("voiceschanged", show);
  document.addEventListener("click", (event) => {
    const place = isPlainPress(event) && closest<HTMLElement>(event.target, "[data-aloud]");
    const voice = place && voiceFor(place);
    if (!place || !voice) return;
    import("./read-aloud.ts").then(
      ({ readAloud }) => readAloud(place, voice),
      () => undefined,
    );
  });
}

function voiceFor(place: HTMLElement): SpeechSynthesisVoice | undefined {
  // The controls speak the page's language; what is read may have fallen back to another.
  const language = document.querySelector("main h1")?.closest<HTMLElement>("[lang]")?.lang ?? place.lang;
  const own = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === language.slice(0, 2));
  return own.find((voice) => voice.default) ?? own[0];
}
