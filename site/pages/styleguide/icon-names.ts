import { keysOf } from "#contract/typed-entries.ts";
import type { IconName } from "../../ui/icon.tsx";

/** A missing or extra name does not compile. */
const all: Record<IconName, true> = {
  access: true,
  alert: true,
  arrow: true,
  back: true,
  bus: true,
  calendar: true,
  car: true,
  check: true,
  chev: true,
  clock: true,
  close: true,
  down: true,
  drop: true,
  eye: true,
  heart: true,
  home: true,
  mail: true,
  menu: true,
  metro: true,
  minus: true,
  phone: true,
  pin: true,
  play: true,
  plus: true,
  print: true,
  save: true,
  search: true,
  sound: true,
  talk: true,
  warn: true,
};

export const iconNames = keysOf(all);
