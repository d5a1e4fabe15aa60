import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { Failed, Loading } from "../../ui/states.tsx";
import { Group } from "./specimen.tsx";
import { styleguideWords } from "./styleguide-words.ts";

export function States() {
  const words = useWordsOf(styleguideWords);
  const messages: [string, IconName, string][] = [
    ["message", "alert", words.messages.note],
    ["message message-warning", "warn", words.messages.warning],
    ["message message-success", "check", words.messages.success],
  ];
  return (
    <Group title={words.feedback}>
      {messages.map(([kind, icon, title]) => (
        <div key={kind} className={kind}>
          <Icon name={icon} />
          <strong>{title}</strong>
          <p>{words.messages.text}</p>
        </div>
      ))}
      <Failed title={words.failed}>
        <p>{words.failedText}</p>
        <button type="button" className="button button-line">
          {words.retry}
        </button>
      </Failed>
      <Loading>{words.loading}</Loading>
      <div className="skeleton" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
      <div className="notice">
        <p>{words.messages.text}</p>
      </div>
    </Group>
  );
}
