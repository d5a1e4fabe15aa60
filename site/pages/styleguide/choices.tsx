import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { styleguideWords } from "./styleguide-words.ts";

export function Choices() {
  const { fields } = useWordsOf(styleguideWords);
  return (
    <>
      <div className="field">
        <label className="check">
          <input type="checkbox" id="sg-consent" aria-invalid="true" aria-describedby="sg-consent-error" />
          <span>{fields.consent}</span>
        </label>
        <p className="error-message" id="sg-consent-error">
          <Icon name="alert" />
          {fields.consentError}
        </p>
      </div>
      <label className="check">
        <input type="checkbox" defaultChecked />
        <span>{fields.agreed}</span>
      </label>
      <fieldset className="field">
        <legend>{fields.way}</legend>
        {fields.ways.map((way, index) => (
          <label className="check" key={way}>
            <input type="radio" name="sg-way" defaultChecked={index === 0} disabled={index === 2} />
            <span>{way}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
