/** "Was this useful?" is answered where it stands; where the code for that does not come, it goes as any form. */
export function startUseful(): void {
  let isPlain = false;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (isPlain || !(form instanceof HTMLFormElement) || !form.matches("[action$='/useful']")) return;
    // On the page of the answer itself there is nothing to stay on.
    if (new URL(form.action).pathname === location.pathname) return;
    event.preventDefault();
    import("./answer-in-place.ts").then(
      ({ answerInPlace }) => answerInPlace(form, submitter),
      () => {
        isPlain = true;
        form.requestSubmit(submitter);
      },
    );
  });
}
