import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Form } from "#contract/forms/form.ts";
import { boxesOf, forms } from "#contract/forms/forms.ts";
import { lowerFirst } from "../../i18n/lower-first.ts";
import { goToField } from "../../ui/error-summary.tsx";
import type { FormProps } from "./form-data.ts";
import { useFormWords } from "./form-language.ts";
import type { FormWords } from "./form-words-type.ts";

type Props = { form: FormProps; missing: string[]; formRef: RefObject<HTMLFormElement | null> };

/** What is left is announced when the visitor pauses, so that it does not interrupt the typing. */
const PAUSE_MS = 1500;

export function missingId({ id }: FormProps): string {
  return `${id}-missing`;
}

/**
 * Beside a disabled button: at first a sentence; once something is filled in, the fields that are still empty, as links
 * to them.
 */
export function MissingFields({ form, missing, formRef }: Props) {
  const words = useFormWords();
  const named = missing.map((name) => ({ id: `${form.id}-${name}`, title: nameOf(form, name, words) }));
  const text = named.length > 0 ? `${words.missing} ${named.map(({ title }) => title).join(", ")}` : words.complete;
  const [spoken, setSpoken] = useState("");
  const [hasBegun, setHasBegun] = useState(false);
  const speak = useEffectEvent(() => setSpoken(text));
  useEffect(() => {
    const element = formRef.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      setHasBegun(true);
      clearTimeout(timer);
      timer = setTimeout(() => speak(), PAUSE_MS);
    };
    element?.addEventListener("input", wait);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener("input", wait);
    };
  }, [formRef]);
  return (
    <>
      {named.length > 0 && (
        <div className="hint form-missing" id={missingId(form)}>
          <p>{hasBegun ? words.missing : words.waiting}</p>
          {hasBegun && (
            <ul>
              {named.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      <output className="sr">{spoken}</output>
    </>
  );
}

/** The label without what explains it: «Город, где удобно лечиться» is «город» here. */
function nameOf(form: FormProps, name: string, words: FormWords): string {
  const data: Form = forms[form.name];
  const asked = boxesOf(data).find(({ box }) => box === name);
  if (asked) return words.consents[asked.document];
  const [short = name] = (form.text.labels[name] ?? name).split(/[,?]/);
  return lowerFirst(short);
}
