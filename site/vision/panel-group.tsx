import { type ReactNode, useLayoutEffect, useRef } from "react";
import { stepFrom } from "./settings.ts";
import { VisionForm } from "./vision-form.tsx";

/** One parameter: a form of its own, so that a page loaded anew comes back to it, even inside the folded panel. */
export function Group({ name, legend, children }: { name: string; legend: string; children: ReactNode }) {
  const id = `vision-${name}`;
  return (
    <VisionForm backTo={id}>
      <fieldset id={id} className="vision-group">
        <legend>{legend}</legend>
        <div className="vision-row">{children}</div>
      </fieldset>
    </VisionForm>
  );
}

type ChoiceProps = {
  name: string;
  value: string | number | boolean;
  isPressed: boolean;
  className?: string;
  children: ReactNode;
};

export function Choice({ name, value, isPressed, className, children }: ChoiceProps) {
  return (
    <button
      type="submit"
      name={name}
      value={String(value)}
      aria-pressed={isPressed}
      className={className ? `vision-button ${className}` : "vision-button"}
    >
      {children}
    </button>
  );
}

type StepperProps<Step extends number> = {
  name: string;
  words: { title: string; less: string; more: string };
  steps: readonly Step[];
  value: Step;
  shown: string;
};

/** Minus, the value, plus; a button is disabled at its limit. */
export function Stepper<Step extends number>({ name, words, steps, value, shown }: StepperProps<Step>) {
  const less = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // A button that has just reached its limit would take the focus away with it.
    const focused = document.activeElement;
    if (focused === less.current && less.current?.disabled) more.current?.focus();
    if (focused === more.current && more.current?.disabled) less.current?.focus();
  });
  const button = (ref: typeof less, label: string, sign: string, target: Step | undefined) => (
    <button
      ref={ref}
      type="submit"
      name={name}
      value={target}
      disabled={target === undefined}
      className="vision-button vision-sign"
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr">{label}</span>
    </button>
  );
  return (
    <Group name={name} legend={words.title}>
      {button(less, words.less, "−", stepFrom(steps, value, -1))}
      <output className="vision-value">{shown}</output>
      {button(more, words.more, "+", stepFrom(steps, value, 1))}
    </Group>
  );
}
