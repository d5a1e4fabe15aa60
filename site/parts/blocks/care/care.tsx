import { Fragment, use, useId } from "react";
import type { Care } from "#contract/blocks/care.ts";
import type { Header } from "#contract/blocks/header.ts";
import { formatPhone } from "#contract/phone.ts";
import { useWordsOf } from "../../../i18n/use-words.tsx";
import { AmbulanceNumbers } from "../../company/ambulance-numbers.tsx";
import { PageLink } from "../../links/link.tsx";
import { Icon, type IconName } from "../../../ui/icon.tsx";
import { careWords } from "./care-words.ts";
import { LADDER, OnLadder } from "./on-ladder.ts";
import type { ListItem } from "#contract/blocks/list.ts";
import { itemsOf } from "../list/list.tsx";
import { paragraphs } from "../paragraphs.tsx";
import { RichText } from "../rich-text.tsx";

type Level = Care["data"]["level"];

const icons: Record<Level, IconName> = { now: "alert", duty: "phone", today: "home", visit: "calendar" };

type Props = { data: Care["data"]; /** The section's, where it says how soon as well. */ heading?: Header["data"] };

/** The band says in words how soon to act; the colour repeats it. */
export function CareView({ data: { level, title, text, list, phone }, heading }: Props) {
  const ownId = useId();
  const { urgency } = useWordsOf(careWords);
  const id = heading?.anchor ?? ownId;
  const Band = heading ? "h2" : "p";
  const calls = <Calls level={level} phone={phone} />;
  // Where there is time to read a sentence, the reason comes before the phones; a list would push them out of sight.
  const isReasonFirst = level === "today" && !list;
  return (
    <div className={`care care-${level}`} role="note" aria-labelledby={id}>
      <Band className="care-urgency" id={id}>
        <Icon name={icons[level]} />
        <RichText as="b" html={heading?.text ?? urgency[level]} />
      </Band>
      <div className="care-body">
        {!isReasonFirst && calls}
        {title && (
          <p className="care-title">
            <RichText as="b" html={title} />
          </p>
        )}
        {paragraphs(text)}
        {list && <ul>{list.map((sign, n) => toSign(sign, n))}</ul>}
        {isReasonFirst && calls}
        <AllSigns level={level} />
      </div>
    </div>
  );
}

/** A sign is a short line; its nested item is the advice below it, always open: nobody unfolds a list in an emergency. */
function toSign(sign: ListItem, key: number) {
  if (typeof sign === "string") return <RichText key={key} as="li" html={sign} />;
  if (!sign.items) return <Fragment key={key}>{itemsOf([sign], "unordered")}</Fragment>;
  const [only, ...others] = sign.items;
  return (
    <li key={key}>
      <RichText as="span" html={sign.content} isRead />
      {typeof only === "string" && others.length === 0 ? (
        <RichText as="p" className="muted" html={only} />
      ) : (
        <ul>{itemsOf(sign.items, "unordered")}</ul>
      )}
    </li>
  );
}

/** Below the last card of a row: a link to all steps of help. Not on that page itself, and not if nothing is urgent. */
function AllSigns({ level }: { level: Level }) {
  const words = useWordsOf(careWords);
  const isThere = use(OnLadder);
  if (level === "visit" || isThere) return null;
  return (
    <p className="care-more">
      <PageLink page="informationArticle" params={{ alias: LADDER }}>
        {words.allSigns}
      </PageLink>
    </p>
  );
}

/** Of an emergency the phone numbers come first and are large, so that nobody has to search for them. */
function Calls({ level, phone }: { level: Level; phone: string | undefined }) {
  const words = useWordsOf(careWords);
  if (level === "now") {
    return (
      <p className="care-calls">
        <AmbulanceNumbers or={words.or} />
      </p>
    );
  }
  if (level === "visit") return null;
  const line = phone && <a href={`tel:${phone}`}>{formatPhone(phone) ?? phone}</a>;
  if (level === "duty") return line ? <p className="care-calls">{line}</p> : null;
  return (
    <p className="care-ways">
      <PageLink page="centers">{words.centers}</PageLink>
      {line && (
        <span>
          {words.closed} {line}
        </span>
      )}
    </p>
  );
}
