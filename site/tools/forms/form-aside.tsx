import { lowerFirst } from "../../i18n/lower-first.ts";
import { CallNote } from "../../parts/company/call-note.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Image } from "../../ui/image.tsx";
import { defineWords, useWords, useWordsOf } from "../../i18n/use-words.tsx";
import type { AsideData } from "./load-aside.server.ts";

/** Beside the fields on a form's page: who answers the phone, and what happens after sending. */
export function FormAside({ aside: { steps, phone, abroad, email, person, hours } }: { aside: AsideData }) {
  const words = useWordsOf(asideWords);
  const general = useWords();
  return (
    <div className="form-aside">
      {phone && (
        <div className="form-voice">
          {person?.portrait ? (
            <Image className="round" src={person.portrait} width={320} height={320} alt="" loading="lazy" />
          ) : (
            <span className="form-well">
              <Icon name="phone" />
            </span>
          )}
          <p>
            <b>{words.voice}</b>
            {person && (
              <span className="small muted">
                <br />
                {[person.name, lowerFirst(person.position)].filter(Boolean).join(", ")}
              </span>
            )}
          </p>
          <p>
            <a className="tel" href={`tel:${phone.dialled}`}>
              {phone.shown}
            </a>
            <span className="small muted">
              <CallNote phone={phone.dialled} hours={hours} />
            </span>
            {abroad && (
              <span className="small muted">
                {general.phone.abroad}:{" "}
                <a className="tel" href={`tel:${abroad.dialled}`}>
                  {abroad.shown}
                </a>
              </span>
            )}
            {email && (
              <span className="small muted">
                {words.write}{" "}
                <a className="tel" href={`mailto:${email}`}>
                  {email}
                </a>
              </span>
            )}
          </p>
        </div>
      )}
      <h2>{words.afterwards}</h2>
      <ol className="form-steps">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

const asideWords = defineWords({
  ru: {
    voice: "Проще рассказать голосом?",
    write: "Написать:",
    afterwards: "Что будет дальше",
  },
  en: {
    voice: "Would you rather talk to us?",
    write: "By e-mail:",
    afterwards: "What happens next",
  },
});
