import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { tableWords } from "./reference-tables-words.ts";

export function PrintButton() {
  const { print } = useWordsOf(tableWords).page;
  return (
    <button type="button" className="button button-line button-small" data-print="">
      <Icon name="print" />
      {print}
    </button>
  );
}
