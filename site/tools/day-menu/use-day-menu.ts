import { type FocusEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { keepInAddress } from "../../browser/state/address.ts";
import { ask } from "../../islands/ask.ts";
import { act, type Action, actions } from "./act.ts";
import { addedWords } from "./added-words.ts";
import { type Day, gramsIn, readDay, toQuery } from "./day.ts";
import type { DayMenuWords } from "./words-ru.ts";
import { findFoods, type Found } from "./find-foods.ts";
import type { Larder } from "./food.ts";
import { listFaults, withNames } from "./list-faults.ts";
import type { ShownFault } from "../../ui/field-fault.tsx";
import { shapeDay } from "./shape-day.ts";
import { verdictOf } from "./verdict.ts";

/** The data of the served page. */
export type Served = {
  day: Day;
  query: string;
  group: string;
  view: ReturnType<typeof shapeDay>;
  found: Found | null;
  before: string | null;
};

type Options = {
  id: string;
  wording: DayMenuWords;
  action: string;
  served: Served;
  form: RefObject<HTMLFormElement | null>;
};

type Timers = RefObject<ReturnType<typeof setTimeout>[]>;

/** Debounce after the last key: the address is updated, and the result announced after the key echo. */
const KEEP_MS = 400;
const SPEAK_MS = 1200;

/**
 * The state of the tool, and how typing and clicks change it. The form holds the typed values; once the foods are
 * loaded, no further request is sent.
 */
export function useDayMenu({ id, wording, action, served, form }: Options) {
  const [larder, setLarder] = useState<Larder | null>(null);
  const [asked, setAsked] = useState({ day: served.day, query: served.query, group: served.group });
  /** The summary above the form lists the errors at submission; typing clears it. */
  const [isSent, setIsSent] = useState(true);
  /** The field being typed in: its error is shown only after a pause. */
  const [typing, setTyping] = useState<string | null>(null);
  const [revision, setRevision] = useState(0);
  /** A new object triggers the focus again. */
  const [focus, setFocus] = useState<{ on: string } | null>(null);
  const [spoken, setSpoken] = useState("");
  /** The replaced day, for undo: its address restores it. */
  const [before, setBefore] = useState(served.before);
  const [started, setStarted] = useState(0);
  const timers: Timers = useRef([]);

  const view = larder ? shapeDay(larder, asked.day) : served.view;
  const found = larder ? findFoods(larder, asked.query, asked.group) : served.found;
  const faults = listFaults(id, wording, asked.day).filter((fault) => fault.id !== typing);
  const summary: ShownFault[] = isSent ? withNames(id, wording, faults, view) : [];

  const toldOf = (foods: Larder, day: Day, field?: string) => {
    const fault = listFaults(id, wording, day).find((one) => one.id === field);
    return [fault?.text, verdictOf(wording, shapeDay(foods, day)).text].filter(Boolean).join(". ");
  };
  // The same text is announced again only if something in it changes.
  const say = (text: string) => setSpoken((before) => (before === text ? `${text}\u00a0` : text));
  const show = (next: typeof asked, told: string | null, delay = SPEAK_MS) => {
    stop(timers);
    setAsked(next);
    const address = toQuery(next.day);
    timers.current = [
      setTimeout(() => keepInAddress(address ? `${action}?${address}` : action), KEEP_MS),
      setTimeout(() => {
        setTyping(null);
        if (told !== null) say(told);
      }, delay),
    ];
  };

  const onType = ({ target }: FormEvent) => {
    if (!larder) return;
    const next = readForm(form.current);
    setIsSent(false);
    setTyping((target as Element).id);
    const isSearching = next.query !== asked.query || next.group !== asked.group;
    show(next, isSearching ? foundWords(wording, larder, next) : toldOf(larder, next.day, (target as Element).id));
  };

  // A field is validated on blur, unless a button was pressed: the message would move the button away from under the
  // finger.
  const onLeave = ({ relatedTarget }: FocusEvent) => {
    if (!relatedTarget?.matches("a, button")) setTyping(null);
  };

  const onSend = (event: FormEvent<HTMLFormElement>) => {
    // Until the foods are loaded the server answers.
    if (!larder) return;
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const { name = "", value = "" } = submitter instanceof HTMLButtonElement ? submitter : {};
    const next = readForm(form.current);
    setTyping(null);
    if (!isAction(name)) {
      setIsSent(true);
      const hasFaults = listFaults(id, wording, next.day).length > 0;
      if (hasFaults) setFocus({ on: `${id}-faults` });
      // On a phone what was found is below the screen, and the keyboard covers the rest.
      else if (submitter?.getAttribute("formaction")?.endsWith(`#${id}-found`)) setFocus({ on: `${id}-found` });
      return show(next, submitter === null ? null : toldOf(larder, next.day));
    }
    setRevision((count) => count + 1);
    // The pressed button is gone: the focus goes to its container.
    if (name !== "add") setFocus({ on: `${id}-${name === "swap" ? "totals" : "day"}` });
    if (name === "new") {
      setBefore(toQuery(next.day));
      setStarted(started + 1);
    }
    const day = act(next.day, name, value, larder.foods);
    const food = larder.foods.find(({ key }) => name === "add" && key === value);
    const told = food
      ? `${addedWords(wording, gramsIn(day, food.key), food, day.to, food.name)}.`
      : (submitter?.getAttribute("data-told") ?? "");
    show({ ...next, day }, `${told} ${toldOf(larder, day)}`.trim(), 0);
  };

  const onWake = useEffectEvent((loaded: Larder) => {
    setLarder(loaded);
    // What was typed before hydration counts too.
    const typed = readForm(form.current);
    if (toQuery(typed.day) !== toQuery(served.day) || typed.query !== served.query) setAsked(typed);
  });
  useEffect(() => {
    const aborter = new AbortController();
    ask<{ larder: Larder }>(action, { signal: aborter.signal }).then(
      (answer) => onWake(answer.larder),
      (error: unknown) => {
        if (!aborter.signal.aborted) console.warn(error);
      },
    );
    return () => {
      aborter.abort();
      stop(timers);
    };
  }, [action]);
  useEffect(() => {
    if (focus) document.getElementById(focus.on)?.focus();
  }, [focus]);

  return {
    ...asked,
    view,
    found,
    before,
    started,
    faults,
    summary,
    revision,
    spoken,
    say,
    onType,
    onLeave,
    onSend,
    isAlive: larder !== null,
  };
}

function stop(timers: Timers): void {
  for (const timer of timers.current) clearTimeout(timer);
}

function isAction(name: string): name is Action {
  return actions.some((action) => action === name);
}

function readForm(form: HTMLFormElement | null): { day: Day; query: string; group: string } {
  const typed = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)]);
  const query = new URLSearchParams(typed);
  return { day: readDay(query), query: query.get("q") ?? "", group: query.get("group") ?? "" };
}

function foundWords(
  wording: DayMenuWords,
  larder: Larder,
  { query, group }: { query: string; group: string },
): string | null {
  const found = findFoods(larder, query, group);
  const { add } = wording;
  return found && [found.unnamed && add.unnamed(found.unnamed), add.found(found.count)].filter(Boolean).join(" ");
}
