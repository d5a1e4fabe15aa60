import { defineWords, useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisionForm } from "./vision-form.tsx";

type Props = {
  className?: string | undefined;
  /** Visible words beside the icon; without them it has a label for screen readers only. */
  isWritten?: boolean;
  /** One visible word if there is room for it, before the label. */
  wordClass?: string | undefined;
};

/** Turns the visually-impaired mode on. For the ordinary header; the mode's own panel turns it off. */
export function VisionToggle({ className, isWritten = false, wordClass }: Props) {
  const { turnOn, short } = useWordsOf(words);
  return (
    <VisionForm>
      <button
        type="submit"
        name="enabled"
        value="true"
        className={className}
        title={isWritten ? undefined : turnOn}
        data-vision-switch=""
      >
        <Icon name="eye" />
        {wordClass && <span className={wordClass}>{`${short} `}</span>}
        <span className={isWritten ? undefined : "sr"}>{turnOn}</span>
      </button>
    </VisionForm>
  );
}

const words = defineWords({
  ru: { turnOn: "Версия для слабовидящих", short: "Слабовидящим" },
  en: { turnOn: "Low-vision version", short: "Low vision" },
});
