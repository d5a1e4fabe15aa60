import type { ClipboardEvent, CompositionEvent, FocusEvent, FormEvent, KeyboardEvent } from "react";
import { completePhone, isPhone, maskPhone, normalisePhone } from "#contract/phone.ts";

const PLACEHOLDER = "+_ (___) ___-__-__";
/** The digit that the mask took for the country code, for fields where it was typed without a +. */
const firstDigits = new WeakMap<HTMLInputElement, string>();

/** Handlers that format a phone number while the visitor types, pastes or autofills it. */
export const phoneHandlers = {
  onFocus({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.placeholder = PLACEHOLDER;
  },
  onBlur({ currentTarget }: FocusEvent<HTMLInputElement>) {
    currentTarget.placeholder = "";
    complete(currentTarget);
  },
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === "Enter") complete(currentTarget);
  },
  onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const { inputType = "", isComposing = false } = nativeEvent as InputEvent;
    // An input method editor would insert its characters twice.
    if (!isComposing) applyMask(currentTarget, inputType);
  },
  onCompositionEnd({ currentTarget }: CompositionEvent<HTMLInputElement>) {
    applyMask(currentTarget);
  },
  /** A pasted full number replaces the field's value, even if that is only the typed +7. */
  onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = normalisePhone(event.clipboardData.getData("text").trim());
    if (!isPhone(pasted)) return;
    event.preventDefault();
    const field = event.currentTarget;
    put(field, maskPhone(pasted));
  },
};

function complete(field: HTMLInputElement): void {
  const value = completePhone(field.value, firstDigits.get(field) ?? "");
  if (value !== field.value) put(field, value);
}

function put(field: HTMLInputElement, value: string): void {
  field.value = value;
  firstDigits.delete(field);
  field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertFromPaste" }));
}

/** Formats the field; the caret stays between the same digits. */
export function applyMask(field: HTMLInputElement, inputType = ""): void {
  const raw = field.value;
  if (!raw.startsWith("+7")) firstDigits.set(field, /^[78]$/.test(raw) ? raw : "");
  const isDeleted = inputType.startsWith("delete");
  const masked = maskPhone(raw, isDeleted ? "" : firstDigits.get(field));
  // Its 8 was the start of a call abroad.
  if (masked !== maskPhone(raw)) firstDigits.delete(field);
  // What is left after deleting the number is not the start of a foreign number.
  const value = isDeleted && masked === "+" ? "" : masked;
  if (value === raw) return;
  const caret = caretIn(value, raw, field.selectionStart ?? raw.length, inputType.endsWith("Backward"));
  field.value = value;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}

/** When deleting, the caret stops after a digit, so that a restored bracket does not block it; otherwise before one. */
function caretIn(value: string, raw: string, caret: number, isBackward: boolean): number {
  const before = digitsOf(raw.slice(0, caret)).length;
  const after = digitsOf(raw.slice(caret)).length;
  const places = Array.from({ length: value.length + 1 }, (_, place) => place);
  if (isBackward) return places.find((place) => digitsOf(value.slice(0, place)).length >= before) ?? value.length;
  return places.findLast((place) => digitsOf(value.slice(place)).length >= after) ?? value.length;
}

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, "");
}
