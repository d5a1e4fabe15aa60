import sprite from "./icons.svg";

export type IconName =
  | "access"
  | "alert"
  | "arrow"
  | "back"
  | "bus"
  | "calendar"
  | "car"
  | "check"
  | "chev"
  | "clock"
  | "close"
  | "down"
  | "drop"
  | "eye"
  | "heart"
  | "home"
  | "mail"
  | "menu"
  | "metro"
  | "minus"
  | "phone"
  | "pin"
  | "play"
  | "plus"
  | "print"
  | "save"
  | "search"
  | "sound"
  | "talk"
  | "warn";

/**
 * 24 px grid, round caps, the colour of the surrounding text. All drawings are in one file, so a new one costs no
 * script.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" width="24" height="24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
