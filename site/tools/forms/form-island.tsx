import { useEffect } from "react";
import type { FormProps } from "./form-data.ts";
import { filesFieldOf } from "./asked-fields.ts";
import { DraftOffer } from "./draft-offer.tsx";
import { FilesField } from "./files-field.tsx";
import { FormView } from "./form-view.tsx";
import { FailureView, SuccessView } from "./result-view.tsx";
import { useForm } from "./use-form.ts";
import { FormWordsProvider } from "./form-language.ts";
import type { FormWords } from "./form-words-type.ts";
import { useAwake } from "../../islands/use-awake.ts";

/**
 * A form that posts to its own page; hydrated, it validates itself, submits without a load and shows the result. It
 * fires bubbling events on its element: `sent`, `error` (with the status) and `close`.
 */
export function FormIsland({ form, words }: { form: FormProps; words: FormWords }) {
  const { root, element, heading, summary, ...live } = useForm(form, words);
  const isAwake = useAwake();
  const { stage, answer, files, isInDialog } = live;
  const filesField = filesFieldOf(form);
  const isWrong = stage === "filling" && (Object.keys(answer.errors).length > 0 || answer.message !== null);

  useEffect(() => {
    if (!form.isPage || isInDialog) return;
    const title = document.title.replace(words.errorTitle, "");
    document.title = isWrong ? words.errorTitle + title : title;
  }, [isWrong, isInDialog, form.isPage, words.errorTitle]);

  const closing = isInDialog && (
    <button type="button" className="button button-line" onClick={live.close}>
      {words.close}
    </button>
  );
  return (
    <FormWordsProvider value={words}>
      <div ref={root} id={form.id} className="form-root" data-stage={stage} data-awake={isAwake || undefined}>
        {stage === "success" && (
          <SuccessView form={form} answer={answer} headingRef={heading}>
            {isAwake && (
              <button type="button" className="button button-line" onClick={live.retry}>
                {words.another}
              </button>
            )}
            {closing}
          </SuccessView>
        )}
        {stage === "failure" && (
          <FailureView form={form} answer={answer} headingRef={heading}>
            <button type="button" className="button" onClick={live.retry}>
              {words.retry}
            </button>
            {closing}
          </FailureView>
        )}
        {/* It stays behind a failure message: its fields contain what was typed. */}
        {stage !== "success" && (
          <div hidden={stage === "failure"} key={live.round}>
            <FormView
              form={form}
              answer={answer}
              isLoading={stage === "loading"}
              missing={isAwake ? live.missing : null}
              formRef={element}
              summaryRef={summary}
              above={
                <>
                  {live.lastSent && <output className="form-note">{words.lastSent(live.lastSent)}</output>}
                  {live.draft && stage === "filling" && !isWrong && (
                    <DraftOffer words={words.draft} onRestore={live.restore} onDiscard={live.discard} />
                  )}
                </>
              }
              files={
                filesField && (
                  <FilesField
                    form={form}
                    field={filesField}
                    files={files.files}
                    error={answer.errors[filesField.name]}
                    isAwake={isAwake}
                    onAdd={files.add}
                    onRemove={files.remove}
                  />
                )
              }
              hasFiles={live.hasFiles}
              isAwake={isAwake}
              onSubmit={(event) => {
                event.preventDefault();
                void live.send();
              }}
              onInput={({ target }) => live.onInput((target as HTMLInputElement).name)}
            />
          </div>
        )}
      </div>
    </FormWordsProvider>
  );
}
