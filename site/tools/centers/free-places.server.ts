import type { EntityOf } from "#contract/entity-configs.ts";
import type { Locale } from "#contract/locale.ts";
import { toDay } from "../../i18n/format-date.ts";
import { rows } from "../../parts/records/fields.server.ts";
import { type FreeInShift, type FreePlaces, type FreeState, type PlaceKind, placeKinds } from "./center.ts";

/** Older information is not shown. */
const MOST_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

type Row = { shift: number; said: string } & Partial<Record<PlaceKind, boolean>>;

/** The free places of a center as of a day; null if it has given no information. */
export function freePlaces(center: EntityOf<"center">, locale: Locale, day: string): FreePlaces | null {
  const told = rows(center, "free").flatMap(toRow);
  const said = told.map((row) => row.said).toSorted();
  const last = said.at(-1);
  if (last === undefined) return null;
  const states = (kind: PlaceKind) => told.flatMap((row) => stateOf(row, kind, day) ?? []);
  return { said: toDay(locale, last), ...byKind((kind) => altogether(states(kind))) };
}

/** The same for one shift, counted from 1. */
export function freeInShift(center: EntityOf<"center">, shift: number, day: string): FreeInShift {
  const row = rows(center, "free")
    .flatMap(toRow)
    .find((one) => one.shift === shift);
  return row ? byKind((kind) => stateOf(row, kind, day)) : {};
}

/** One shift with a free place is enough; "none" requires all shifts to say so. */
function altogether(states: FreeState[]): FreeState | undefined {
  if (states.includes("free")) return "free";
  return states.includes("ask") ? "ask" : states[0];
}

function stateOf(row: Row, kind: PlaceKind, day: string): FreeState | undefined {
  const isFree = row[kind];
  if (isFree === undefined) return undefined;
  const age = (Date.parse(day) - Date.parse(row.said)) / DAY_MS;
  return age > MOST_DAYS ? "ask" : isFree ? "free" : "full";
}

function byKind(stateFor: (kind: PlaceKind) => FreeState | undefined): FreeInShift {
  return Object.fromEntries(
    placeKinds.flatMap((kind) => {
      const state = stateFor(kind);
      return state ? [[kind, state]] : [];
    }),
  );
}

/** Another API may send anything. */
function toRow({ shift, said, regular, guest }: Record<string, unknown>): Row[] {
  if (typeof shift !== "number" || typeof said !== "string" || Number.isNaN(Date.parse(said))) return [];
  return [
    {
      shift,
      said: said.slice(0, 10),
      ...(typeof regular === "boolean" && { regular }),
      ...(typeof guest === "boolean" && { guest }),
    },
  ];
}
