import type { StaffMember } from "../../tools/centers/load-center.server.ts";
import { counted } from "../../i18n/plural.ts";
import { useWords, useWordsOf } from "../../i18n/use-words.tsx";
import { PageLink } from "../../parts/links/link.tsx";
import { initialsOf } from "../../parts/records/initials-of.ts";
import { CachedFragment } from "../../render/fragments/cached-fragment.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Picture } from "../../ui/picture.tsx";
import { href } from "../../urls.ts";
import shared from "./center.module.css";
import styles from "./staff.module.css";
import { centerPageWords } from "./center-words.ts";

type Props = { staff: StaffMember[] };

/** Shown above the fold on a phone if nobody has a portrait. */
const FIRST = 4;
/** So few are not worth a fold. */
const FEW = 2;

/** Those with a portrait first, the others with their initials. */
export function Staff(props: Props) {
  if (props.staff.length === 0) return null;
  return <CachedFragment as="section" className="stack" aria-labelledby="staff" view={Content} props={props} />;
}

function Content({ staff }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centerPageWords);
  const faces = staff.filter(({ image }) => image);
  const first = faces.length > 0 ? faces : staff.slice(0, FIRST);
  const rest = staff.filter((one) => !first.includes(one));
  return (
    <>
      <h2 id="staff">{words.staff}</h2>
      <People staff={first} />
      {rest.length > FEW ? (
        <details className={`unfolds read-on ${styles.rest}`}>
          <summary className="fold-sign">
            {words.more} {counted(locale, rest.length, words.people)}
          </summary>
          <People staff={rest} />
        </details>
      ) : (
        rest.length > 0 && <People staff={rest} />
      )}
      <p>
        <PageLink page="specialists" className="more">
          {words.allStaff} <Icon name="arrow" />
        </PageLink>
      </p>
    </>
  );
}

function People({ staff }: Props) {
  const { locale } = useWords();
  const words = useWordsOf(centerPageWords);
  return (
    <ul className={styles.staff}>
      {staff.map(({ alias, city, name, role, since, image, lang }) => (
        <li key={alias} lang={lang}>
          {/* Decorative: the name is next to it. */}
          {image ? (
            <Picture className="round" image={image} alt="" sizes="88px" />
          ) : (
            <span className="initials" aria-hidden="true">
              {initialsOf(name)}
            </span>
          )}
          <div>
            <p className={shared.name}>
              <a href={`${href(locale, "specialists")}?${new URLSearchParams({ city })}#${alias}`}>{name}</a>
            </p>
            <p className="muted">{role}</p>
            {since !== null && <p className="muted">{words.since(since)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
