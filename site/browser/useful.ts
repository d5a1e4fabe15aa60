/** "Was this useful?" is answered where it stands; where the code for that does not come, it goes as any form. */
export function startUseful(): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset["inPlace"] === undefined) return;
    event.preventDefault();
    import("./answer-in-place.ts").then(
      ({ answerInPlace }) => answerInPlace(form, submitter),
      () => {
        delete form.dataset["inPlace"];
        form.requestSubmit(submitter);
      },
    );
  });
}
