import { useEffect, useRef } from "react";
import type { Locale } from "#contract/locale.ts";
import { faultsById, Fields } from "./fields.tsx";
import { type Asked, toQuery } from "./read-measures.ts";
import { JumpToResult, Result, ResultOnScale } from "./result.tsx";
import { Share } from "./share.tsx";
import type { WaysOn } from "./stage-advice.tsx";
import type { StageTexts } from "./stage-texts.ts";
import { StagesList } from "./stages-list.tsx";
import { useCalculator } from "./use-calculator.ts";
import { calculatorWords } from "./calculator-words.ts";
import { ErrorSummary, goToStart } from "../../ui/error-summary.tsx";
import { useAwake } from "../../islands/use-awake.ts";

type Props = {
  id: string;
  locale: Locale;
  /** The calculator's page. */
  action: string;
  /** From the address; null if it has no query. */
  typed: Asked["typed"] | null;
  texts: StageTexts | null;
  ways: WaysOn;
  /** Today's date in words. */
  day: string;
};

const UNTOUCHED: Asked["typed"] = { age: "", sex: "", race: "other", creatinine: "" };

/** Without scripts a form that the server answers; hydrated, it calculates as soon as all four values are there. */
export default function Calculator({ id, locale, action, typed: asked, texts, ways, day }: Props) {
  const words = calculatorWords[locale];
  const isAwake = useAwake();
  const form = useRef<HTMLFormElement>(null);
  const typed = asked ?? UNTOUCHED;
  const { measures, faults, spoken, say, sent, onType, onSend, onAccept } = useCalculator({
    locale,
    action,
    texts,
    typed,
    form,
    isAsked: asked !== null,
  });
  const hasFaults = faults !== null;
  // The place of the result, valid or not: a form sent without scripts scrolls there.
  const answer = `${id}-answer`;
  useEffect(() => {
    if (sent > 0) goToStart(document.getElementById(answer));
  }, [sent, answer]);
  useEffect(() => {
    const bare = document.title.startsWith(words.error) ? document.title.slice(words.error.length) : document.title;
    document.title = hasFaults ? words.error + bare : bare;
  }, [hasFaults, words.error]);
  return (
    <div className="gfr">
      {faults && <ErrorSummary id={answer} title={words.faultsTitle} errors={faultsById(id, locale, faults)} />}
      {asked && measures && <JumpToResult {...{ locale, measures, answer }} />}
      <form
        ref={form}
        className="gfr-form"
        action={`${action}#${answer}`}
        noValidate
        data-lands=""
        aria-labelledby={`${id}-form`}
        onChange={({ target }) => target instanceof HTMLInputElement && onType(target.name)}
        onSubmit={(event) => {
          event.preventDefault();
          onSend();
        }}
      >
        <h2 id={`${id}-form`}>{words.form}</h2>
        <Fields id={id} locale={locale} typed={typed} faults={faults ?? {}} />
        <p className="gfr-ways">
          <button type="submit" className="button">
            {words.submit}
          </button>
          {(measures || faults) && (
            <a className="more" href={action}>
              {words.reset}
            </a>
          )}
        </p>
      </form>
      <section className="gfr-result" id={faults ? undefined : answer} tabIndex={-1} aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`}>{words.result}</h2>
        {measures ? (
          <Result
            {...{ id, locale, measures, texts, ways, day, action, answer }}
            onAccept={(creatinine) => {
              onAccept(creatinine);
              // The pressed link goes away with its question.
              document.getElementById(answer)?.focus();
            }}
          />
        ) : (
          <>
            <p>{faults ? words.faulty : words.empty}</p>
            <StagesList locale={locale} texts={texts} />
          </>
        )}
      </section>
      {measures && (
        <div className="gfr-details">
          <div>
            <ResultOnScale locale={locale} measures={measures} />
            <div className="message message-warning">
              <strong>{words.caveat.title}</strong>
              <p>{words.caveat.text}</p>
            </div>
          </div>
          <Share key={toQuery(measures)} locale={locale} isAwake={isAwake} say={say} />
        </div>
      )}
      {/* In the document before it has a message, so that the message is announced. */}
      <output className="sr" aria-labelledby={`${id}-result`} htmlFor={`${id}-age ${id}-creatinine`}>
        {spoken}
      </output>
    </div>
  );
}
