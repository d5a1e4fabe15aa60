import type { ReactNode } from "react";
import { defineWords, useWordsOf } from "../i18n/words.tsx";
import { VisionForm } from "./vision-form.tsx";

type Props = {
  className?: string;
  /** What the button shows, such as an icon; it is named for everyone all the same. */
  children?: ReactNode;
};

/** Turns the visually-impaired mode on. For the ordinary header; the mode's own panel turns it off. */
export function VisionToggle({ className, children }: Props) {
  const { turnOn } = useWordsOf(words);
  return (
    <VisionForm>
      <button type="submit" name="enabled" value="true" className={className} aria-label={turnOn} data-vision-switch="">
        {children ?? turnOn}
      </button>
    </VisionForm>
  );
}

const words = defineWords({
  ru: { turnOn: "Версия для слабовидящих" },
  en: { turnOn: "Version for the visually impaired" },
});
