import { onArrival } from "./arrival.ts";
import { closest } from "./links.ts";
import { withCode } from "./with-code.ts";

/** The buttons of the visually-impaired mode are forms; here a press takes effect without a load. */
export function startVision(): void {
  document.addEventListener("submit", (event) => {
    const form = closest<HTMLFormElement>(event.target, "form[data-vision-form]");
    if (!form || event.defaultPrevented) return;
    event.preventDefault();
    const { submitter } = event;
    const change = new FormData(form, submitter);
    import("../frame/vision/in-browser.ts").then(
      ({ changeVision }) => changeVision(change),
      () => postPlainly(form, submitter),
    );
  });
  // A page from the back/forward cache, or a saved one, may be in another mode than the cookie says.
  const meet = () => {
    const isOn = document.documentElement.dataset["vision"] !== undefined;
    if (isOn || /visually_impaired=[^;]*enabled%22%3Atrue/.test(document.cookie))
      withCode(import("../frame/vision/in-browser.ts"), ({ meetCookie }) => meetCookie());
  };
  window.addEventListener("pageshow", meet);
  onArrival(({ how }) => how === "navigation" && meet());
}

/** The script of the mode did not load: the form is submitted as without scripts. */
function postPlainly(form: HTMLFormElement, submitter: HTMLElement | null): void {
  if (submitter instanceof HTMLButtonElement) {
    const { name, value } = submitter;
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  }
  form.submit();
}
