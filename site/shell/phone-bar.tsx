import { useWords } from "../i18n/words.tsx";
import { keptHtml } from "../static/kept-html.ts";
import { BarButtons } from "./bar-buttons.tsx";
import styles from "./phone-bar.module.css";

/** On phones, always at the thumb: call, or leave a request. */
export function PhoneBar({ phone }: { phone: string | undefined }) {
  const attributes = { className: styles.bar, "aria-label": useWords().bar.label, "data-static": "bar" };
  if (!import.meta.env.SSR) return <aside {...attributes} dangerouslySetInnerHTML={keptHtml("bar")} />;
  return (
    <aside {...attributes}>
      <BarButtons phone={phone} />
    </aside>
  );
}
