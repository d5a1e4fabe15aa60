import { useEffect, useEffectEvent, useRef, useState } from "react";
import { check } from "#contract/forms/check.ts";
import type { Form, Typed } from "#contract/forms/form.ts";
import { forms } from "#contract/forms/forms.ts";
import { useInDialog } from "../../islands/use-in-dialog.ts";
import { getState } from "../../browser/state/store.ts";
import { filesFieldOf } from "./asked-fields.ts";
import { type Draft, dropDraft, offerOf, renewOffer } from "./draft.ts";
import { type FormAnswer, type FormProps, NOTHING_SENT } from "./form-data.ts";
import { differs, fill, saveDraft } from "./form-draft.ts";
import { maskPhones, missingIn, typedIn } from "./form-element.ts";
import { notesOn } from "./notes-on.ts";
import { postForm } from "./post-form.ts";
import { useFiles } from "./use-files.ts";
import { useFocus } from "./use-focus.ts";
import type { FormWords } from "./form-words-type.ts";

type Stage = "filling" | "loading" | "success" | "failure";

const APPOINTMENT_RESET_MS = 250;
const CALLBACK_RESET_MS = 5000;

/** A form in the browser: filling → loading → result, and back. */
export function useForm(form: FormProps, words: FormWords) {
  const data: Form = forms[form.name];
  const element = useRef<HTMLFormElement>(null);
  const key = useRef(form.answer.key);
  const wokeAt = useRef(0);
  const [answer, setAnswer] = useState(form.answer);
  const [stage, setStage] = useState<Stage>(form.answer.sent ? "success" : "filling");
  /** A new form after a reset. */
  const [round, setRound] = useState(0);
  const [typed, setTyped] = useState(form.answer.typed);
  const [draft, setDraft] = useState<Draft | null>(null);
  const isInDialog = useInDialog(form.id);
  const [lastSent, setLastSent] = useState<string | null>(null);
  const filesField = filesFieldOf(form);
  const files = useFiles(form, filesField?.takes, words, form.answer.files);
  /** Files that failed to upload are not sent. */
  const hasFiles = files.files.some(({ error }) => !error);
  const { root, heading, summary, focus } = useFocus(element);

  const tell = (name: string, detail?: object) =>
    root.current?.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  const say = (change: Partial<FormAnswer>) => setAnswer((before) => ({ ...before, ...change }));
  const withFiles = (values: Typed): Typed => ({
    ...values,
    ...(filesField && hasFiles && { [filesField.name]: "on" }),
  });
  const errorOf = (refusals: string[]): Record<string, string> =>
    filesField && refusals.length > 0 ? { [filesField.name]: refusals.join("; ") } : {};
  const look = () => {
    if (element.current) setTyped(typedIn(element.current));
  };

  const reset = () => {
    key.current = newKey();
    setAnswer({ ...NOTHING_SENT, typed: form.start, at: form.answer.at });
    setRound((count) => count + 1);
    setStage("filling");
    setTyped(form.start);
    setDraft(renewOffer(form.name));
    files.clear();
  };

  const send = async () => {
    if (!element.current || stage === "loading") return;
    const sent = withFiles(typedIn(element.current));
    const faults = Object.entries(check(data, sent, form.answer.at ?? undefined)).map(([name, code]) => [
      name,
      words.errors[code],
    ]);
    const errors = { ...Object.fromEntries(faults), ...errorOf(files.refusals) } as Record<string, string>;
    say({ errors, notes: notesOn(sent, errors, words), message: null });
    if (Object.keys(errors).length > 0) return focus("summary");
    if (!navigator.onLine) {
      say({ message: words.offline });
      return focus("summary");
    }
    setStage("loading");
    const refusals = await files.settled();
    if (refusals.length > 0) {
      say({ errors: errorOf(refusals) });
      setStage("filling");
      return focus("summary");
    }
    const { isSent, ...news } = await postForm(form, words, element, key.current, wokeAt.current);
    say(news);
    key.current = news.key ?? key.current;
    if (isSent) {
      dropDraft(form.name);
      setStage("success");
      tell("sent", { goal: data.goal, reference: news.sent?.reference ?? undefined });
      return focus("heading");
    }
    tell("error", { status: news.status });
    // An error on an accepted file means that the API no longer has it.
    if (data.fields.some(({ kind, name }) => kind === "files" && news.errors[name])) files.clear();
    setStage(news.status === 422 ? "filling" : "failure");
    focus(news.status === 422 ? "summary" : "heading");
  };

  /** Clears messages; after success, and always on the callback form, also the typed values. */
  const retry = () => {
    if (stage === "success" || form.name === "callback") reset();
    else {
      say({ status: 0, errors: {}, message: null });
      setStage("filling");
    }
    focus("form");
  };

  /** The offer was answered: from now on the values of the fields are the draft. */
  const settle = () => {
    if (element.current) saveDraft(element.current);
    setDraft(null);
    look();
    focus("form");
  };

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const close = () => {
    tell("close");
    if (form.name === "appointment") timer.current = setTimeout(reset, APPOINTMENT_RESET_MS);
    else reset();
  };

  const onWake = useEffectEvent(() => {
    wokeAt.current = performance.now();
    if (isInDialog || !key.current) key.current = newKey();
    if (!element.current) return;
    maskPhones(element.current);
    const { cityName } = getState();
    const city = element.current.elements.namedItem("city");
    if (cityName && city instanceof HTMLInputElement && !city.value) city.value = cityName;
    const offered = offerOf(form.name);
    setDraft(offered && differs(element.current, offered) ? offered : null);
    look();
  });
  const onRest = useEffectEvent(() => {
    if (answer.sent) setLastSent(answer.sent.reference);
    // The result is removed, and what was focused in it.
    if (root.current?.contains(document.activeElement)) focus("start");
    reset();
  });
  // The box that is asked with files is gone without them, and its tick with it.
  const onNoFiles = useEffectEvent(look);
  useEffect(() => {
    if (!hasFiles) onNoFiles();
  }, [hasFiles]);
  const onOnline = useEffectEvent(() => say({ message: answer.message === words.offline ? null : answer.message }));
  useEffect(() => {
    onWake();
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("online", onOnline);
      clearTimeout(timer.current);
    };
  }, []);
  // In a page, the callback form resets itself.
  useEffect(() => {
    const isResult = stage === "success" || stage === "failure";
    if (form.name !== "callback" || !isResult || isInDialog) return;
    const rest = setTimeout(onRest, CALLBACK_RESET_MS);
    return () => clearTimeout(rest);
  }, [stage, form.name, isInDialog]);

  return {
    root,
    element,
    heading,
    summary,
    answer: { ...answer, lost: [...answer.lost, ...files.lost] },
    stage,
    round,
    /** Null on the forms whose button is never disabled. */
    missing: data.isDisabledUntilFilled ? missingIn(data, withFiles(typed)) : null,
    isInDialog,
    draft,
    lastSent,
    files: {
      ...files,
      remove(key: string) {
        files.remove(key);
        if (filesField) setAnswer((before) => ({ ...before, errors: without(before.errors, filesField.name) }));
      },
    },
    hasFiles,
    send,
    retry,
    close,
    onInput(name: string) {
      setLastSent(null);
      setAnswer((before) => ({ ...before, errors: without(before.errors, name) }));
      look();
    },
    restore() {
      if (element.current && draft) fill(element.current, draft);
      settle();
    },
    discard: settle,
  };
}

/** On an insecure origin `crypto.randomUUID` is missing, and the server's own key is used. */
function newKey(): string | null {
  return "randomUUID" in crypto ? crypto.randomUUID() : null;
}

function without(errors: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field !== name));
}
