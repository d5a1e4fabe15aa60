import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { keepInAddress } from "../../browser/state/address.ts";
import { convertLikelyMgDl, type Measures } from "./equations.ts";
import { type Asked, type Field, fields, readMeasures, toQuery } from "./read-measures.ts";
import { reckon } from "./reckon.ts";
import type { StageTexts } from "./stage-texts.ts";
import { calculatorWords } from "./calculator-words.ts";

type Options = {
  locale: Locale;
  action: string;
  texts: StageTexts | null;
  /** The initial values of the fields, and whether the address contained them. */
  typed: Asked["typed"];
  isAsked: boolean;
  form: RefObject<HTMLFormElement | null>;
};

type Timers = RefObject<ReturnType<typeof setTimeout>[]>;

/** Debounce after the last key: the result is shown and, after the key echo, announced. */
const SHOW_MS = 400;
const SPEAK_MS = 1200;

/** The state of the calculator, and how typing and sending change it. */
export function useCalculator({ locale, action, texts, typed, isAsked, form }: Options) {
  const words = calculatorWords[locale];
  const [{ measures, faults }, setAsked] = useState<Pick<Asked, "measures" | "faults">>(() =>
    isAsked ? readMeasures(typed, locale) : { measures: null, faults: {} },
  );
  const [spoken, setSpoken] = useState("");
  const [sent, setSent] = useState(0);
  const timers: Timers = useRef([]);

  const show = (next: Asked["measures"]) => {
    setAsked((asked) => ({ ...asked, measures: next }));
    keepInAddress(next ? `${action}?${toQuery(next)}` : action);
  };
  // The same text is announced again only if something in it changes.
  const say = (text: string) => setSpoken((before) => (before === text ? `${text}\u00a0` : text));
  const sayResult = (next: Asked["measures"]) => say(next ? sentenceOf(locale, texts, next) : words.gone);

  const followTyping = () => {
    stop(timers);
    const next = readForm(form.current, locale).measures;
    // Nothing is announced before the first valid set: the visitor is still typing.
    if (next || measures)
      timers.current = [setTimeout(() => show(next), SHOW_MS), setTimeout(() => sayResult(next), SPEAK_MS)];
  };
  const onType = (field: string) => {
    setAsked((asked) => ({ ...asked, faults: { ...asked.faults, [field]: undefined } }));
    followTyping();
  };
  const onSend = () => {
    stop(timers);
    const next = readForm(form.current, locale);
    setAsked(next);
    show(next.measures);
    if (next.measures) sayResult(next.measures);
    setSent((count) => count + 1);
  };
  const onAccept = (creatinine: number) => {
    const field = form.current?.elements.namedItem("creatinine");
    if (field instanceof HTMLInputElement) field.value = String(creatinine);
    onSend();
  };

  const onWake = useEffectEvent(() => {
    // What was typed before hydration counts too.
    const now = readForm(form.current, locale).typed;
    if (fields.some((field) => now[field] !== typed[field])) followTyping();
  });
  useEffect(() => {
    onWake();
    return () => stop(timers);
  }, []);
  return { measures, faults: present(faults), spoken, say, sent, onType, onSend, onAccept };
}

function stop(timers: Timers): void {
  for (const timer of timers.current) clearTimeout(timer);
}

function present(faults: Asked["faults"]): Asked["faults"] | null {
  return Object.values(faults).some(Boolean) ? faults : null;
}

function readForm(form: HTMLFormElement | null, locale: Locale): Asked {
  const data = form ? new FormData(form) : new FormData();
  const of = (field: Field) => String(data.get(field) ?? "");
  return readMeasures({ age: of("age"), sex: of("sex"), race: of("race"), creatinine: of("creatinine") }, locale);
}

function sentenceOf(locale: Locale, texts: StageTexts | null, measures: Measures): string {
  const { spoken, doubt } = calculatorWords[locale];
  const meant = convertLikelyMgDl(measures.creatinine);
  if (meant !== null) return `${doubt.question(measures.creatinine, meant)} ${doubt.why(measures.creatinine)}`;
  const [first, second] = reckon(measures);
  return spoken(first.whole, first.stage, texts?.[first.stage].title, second.whole);
}
