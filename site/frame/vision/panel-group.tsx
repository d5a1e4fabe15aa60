import type { ReactNode } from "react";
import { stepFrom } from "./settings.ts";
import { VisionForm } from "./vision-form.tsx";

/** One parameter in its own form, so that a reloaded page returns to it, even inside the folded panel. */
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
  const button = (by: 1 | -1, label: string, sign: string, target: Step | undefined) => (
    <button
      type="submit"
      data-step={by}
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
      {button(-1, words.less, "−", stepFrom(steps, value, -1))}
      <output className="vision-value" aria-label={words.title}>
        {shown}
      </output>
      {button(1, words.more, "+", stepFrom(steps, value, 1))}
    </Group>
  );
}
