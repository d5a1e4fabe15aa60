import type { RefObject } from "react";
import { ask, type Refusal } from "../../islands/ask.ts";
import { type FormAnswer, type FormProps, KEY, LEAST_FILL_MS } from "./form-data.ts";
import { bodyOf } from "./form-element.ts";
import type { FormWords } from "./form-words-type.ts";

type News = Omit<FormAnswer, "typed" | "at"> & { isSent: boolean };

const GIVE_UP_MS = 30_000;

/** Posts the form to its own address. Never rejects: a missing response is a result too. */
export async function postForm(
  { action, answer }: FormProps,
  words: FormWords,
  element: RefObject<HTMLFormElement | null>,
  key: string | null,
  wokeAt: number,
): Promise<News> {
  // The server refuses forms sent too fast: wait here instead of asking the visitor to press again.
  if (answer.at !== null) await rest(LEAST_FILL_MS - (performance.now() - wokeAt));
  const body = element.current ? bodyOf(element.current) : new URLSearchParams();
  if (key) body.set(KEY, key);
  const signal = AbortSignal.timeout(GIVE_UP_MS);
  try {
    return { ...(await ask<FormAnswer>(action, { method: "POST", body, signal })), isSent: true };
  } catch (error) {
    const { status = 504, data } = error as Partial<Refusal>;
    const told = isAnswer(data) ? data : { ...nothing, message: status === 504 ? words.unanswered : null };
    return { ...told, status, isSent: false };
  }
}

const nothing = { errors: {}, notes: {}, message: null, files: [], lost: [], sent: null, key: null };

function isAnswer(data: unknown): data is FormAnswer {
  return typeof data === "object" && data !== null && "errors" in data;
}

function rest(ms: number): Promise<void> {
  return new Promise((resolve) => (ms > 0 ? setTimeout(resolve, ms) : resolve()));
}
