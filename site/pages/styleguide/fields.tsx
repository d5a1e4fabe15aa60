import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Choices } from "./choices.tsx";
import { Group } from "./specimen.tsx";
import styles from "./styleguide.module.css";
import { styleguideWords } from "./styleguide-words.ts";

export function Fields() {
  const words = useWordsOf(styleguideWords);
  const { fields } = words;
  return (
    <Group title={words.forms}>
      <div className="grid grid-2">
        <div className="stack">
          <div className="field">
            <label htmlFor="sg-name">{fields.name}</label>
            <span className="hint" id="sg-name-hint">
              {fields.nameHint}
            </span>
            <input className="input" id="sg-name" aria-describedby="sg-name-hint" />
          </div>
          <div className="field">
            <label htmlFor="sg-focus">{words.states.focus}</label>
            <input className={`input ${styles.focus}`} id="sg-focus" />
          </div>
          <div className="field">
            <label htmlFor="sg-disabled">{fields.disabled}</label>
            <input className="input" id="sg-disabled" defaultValue={fields.disabledValue} disabled />
          </div>
          <div className="field">
            <label htmlFor="sg-message">{fields.message}</label>
            <textarea className="input" id="sg-message" placeholder={fields.placeholder} />
          </div>
          <div className="field">
            <label htmlFor="sg-file">{fields.file}</label>
            <span className="hint" id="sg-file-hint">
              {fields.fileHint}
            </span>
            <input className="input" id="sg-file" type="file" aria-describedby="sg-file-hint" />
          </div>
        </div>
        <div className="stack">
          <div className="error-summary">
            <h3>{fields.summary}</h3>
            <ul>
              <li>
                <a href="#sg-phone">{fields.phoneError}</a>
              </li>
              <li>
                <a href="#sg-city">{fields.cityError}</a>
              </li>
              <li>
                <a href="#sg-consent">{fields.consentError}</a>
              </li>
            </ul>
          </div>
          <div className="field">
            <label htmlFor="sg-phone">{fields.phone}</label>
            <input
              className="input"
              id="sg-phone"
              type="tel"
              defaultValue="+7 (900) 000-00"
              aria-invalid="true"
              aria-describedby="sg-phone-error"
            />
            <p className="error-message" id="sg-phone-error">
              <Icon name="alert" />
              {fields.phoneError}
            </p>
          </div>
          <div className="field">
            <label htmlFor="sg-city">{fields.city}</label>
            <select className="select" id="sg-city" aria-invalid="true" aria-describedby="sg-city-error">
              <option>{fields.cityNone}</option>
              <option>{words.longWord}</option>
            </select>
            <p className="error-message" id="sg-city-error">
              <Icon name="alert" />
              {fields.cityError}
            </p>
          </div>
          <Choices />
        </div>
      </div>
    </Group>
  );
}
