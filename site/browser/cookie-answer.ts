import { chooseCookies, cookieChoice, onCookieChoice } from "./cookie-choice.ts";

let shown: HTMLElement | undefined;
onCookieChoice(sayAnswer);

/** The visitor's answer in the cookie policy, and the two buttons that change it. */
export function showAnswer(place: HTMLElement): void {
  shown = place;
  sayAnswer();
  for (const button of place.querySelectorAll("button"))
    button.addEventListener("click", () => chooseCookies(button.value === "accepted" ? "accepted" : "refused"));
}

function sayAnswer(): void {
  const answer = cookieChoice() ?? "none";
  for (const said of shown?.querySelectorAll<HTMLElement>("[data-answer]") ?? [])
    said.hidden = said.dataset["answer"] !== answer;
  for (const button of shown?.querySelectorAll("button") ?? [])
    button.toggleAttribute("data-given", button.value === answer);
}
