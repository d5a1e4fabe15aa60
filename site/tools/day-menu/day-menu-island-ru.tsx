import { DayMenu, type DayMenuProps } from "./day-menu-island.tsx";
import { ru } from "./words-ru.ts";

export default function RussianDayMenu(menu: DayMenuProps) {
  return <DayMenu {...menu} wording={ru} />;
}
