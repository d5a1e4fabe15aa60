import { DayMenu, type DayMenuProps } from "./day-menu-island.tsx";
import { en } from "./words-en.ts";

export default function EnglishDayMenu(menu: DayMenuProps) {
  return <DayMenu {...menu} wording={en} />;
}
