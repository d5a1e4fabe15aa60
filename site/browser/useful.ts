/** Answers "Was this useful?" in place; if the code does not load, it is an ordinary form. */
export function startUseful(): void {
  let isPlain = false;
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (isPlain || !(form instanceof HTMLFormElement) || !form.matches("[action$='/useful']")) return;
    // On the answer page itself there is nothing to keep.
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
