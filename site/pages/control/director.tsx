import { Blocks } from "../../parts/blocks/blocks.tsx";
import { ReadOn } from "../../parts/blocks/read-on.tsx";
import { TitledPart } from "../../parts/blocks/titled-parts.tsx";
import { useWordsOf } from "../../i18n/use-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import styles from "./control.module.css";
import type { DirectorWords } from "./load-director.server.ts";
import { controlWords } from "./control-words.ts";

type Props = { director: DirectorWords };

/** The portrait of the director and the only place that has the name; it comes before the text. */
export function WhoAnswers({ director: { title, image, contact, lang } }: Props) {
  const words = useWordsOf(controlWords);
  return (
    <aside className={`water ${styles.director}`} aria-labelledby="director">
      {image && <Picture className="round" image={image} alt="" sizes="96px" />}
      <h2 id="director">{words.who}</h2>
      <p lang={lang}>
        <a href="#letter" className="alone">
          {title}
        </a>
      </p>
      {contact && (
        <p>
          <a className="tel" href={`tel:${contact.phone.dialled}`}>
            {contact.phone.shown}
          </a>
          , {contact.hours}
          <br />
          <a className="tel" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </p>
      )}
    </aside>
  );
}

/** The name is in the card; on phones the card stands right above, and only the beginning of the letter is open. */
export function DirectorLetter({ director: { opening, rest, lang } }: Props) {
  const words = useWordsOf(controlWords);
  return (
    <div className="section water">
      <div className="wrap">
        <TitledPart title={words.letter} anchor="letter" lang={lang}>
          <Blocks blocks={opening} />
          <ReadOn blocks={rest} />
        </TitledPart>
      </div>
    </div>
  );
}
