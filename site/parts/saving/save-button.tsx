import { use } from "react";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { OfflineContext } from "./offline-context.ts";
import { saveWords } from "./save-words.ts";
import "./saving.css";

type Props = { as: "article" | "center"; className?: string };

/** Saves this page on the visitor's device (`browser/saving`). Hidden without scripts. */
export function SaveButton({ as, className }: Props) {
  const words = useWordsOf(saveWords);
  if (!use(OfflineContext)) return null;
  return (
    <button type="button" className={className} data-save={as === "article" ? "" : as}>
      <Icon name="save" />
      {words[as]}
    </button>
  );
}
