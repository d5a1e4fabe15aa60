import { useWordsOf } from "../../i18n/use-words.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Group } from "./specimen.tsx";
import { styleguideWords } from "./styleguide-words.ts";

const drawing = { path: "/favicon.svg", width: 160, height: 160, preview: { compressed: {} } };

export function Cards() {
  const words = useWordsOf(styleguideWords);
  return (
    <Group title={words.cards} ground="sand">
      <div className="section-head">
        <h3>{words.sectionHead}</h3>
        <p>{words.sectionText}</p>
      </div>
      <div className="section-head">
        <h3>{words.sectionHead}</h3>
        <a className="more" href="#content">
          {words.more} <Icon name="arrow" />
        </a>
      </div>
      <ul className="grid grid-3">
        <li className="card">
          <h3>{words.cardTitle}</h3>
          <p>{words.cardText}</p>
        </li>
        <li>
          <a className="card" href="#content">
            <h3>
              {words.cardTitle}: {words.more}
            </h3>
            <p>{words.cardText}</p>
          </a>
        </li>
        <li className="card">
          <h3>{words.longWord}</h3>
          <p>{words.longWord}</p>
        </li>
      </ul>
      <div className="grid grid-2">
        <div className="card">
          <dl className="facts">
            {words.facts.map(([name, value]) => [<dt key={`${name} name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
          </dl>
        </div>
        <div className="card">
          <Picture image={drawing} alt={words.cardTitle} sizes="160px" />
        </div>
      </div>
    </Group>
  );
}
