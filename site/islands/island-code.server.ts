import type { ComponentType } from "react";
import { type Locale, locales } from "#contract/locale.ts";
import { type IslandName, islands } from "./registry.ts";

type Code = ComponentType<{ id: string }>;

const loaded = new Map<string, Code>();
let loading: Promise<unknown> | undefined;

/** Loads every island in every language once. Rendering is synchronous, so the code must be loaded before. */
export async function loadIslands(): Promise<void> {
  await (loading ??= Promise.all(NAMES.flatMap((name) => locales.map((locale) => load(name, locale)))));
}

export function islandCode(name: IslandName, locale: Locale): Code {
  const code = loaded.get(keyOf(name, locale));
  if (!code) throw new Error(`the island ${name} is rendered before islands are loaded`);
  return code;
}

const NAMES = Object.keys(islands) as IslandName[];

async function load(name: IslandName, locale: Locale): Promise<void> {
  const { default: code } = await islands[name](locale);
  loaded.set(keyOf(name, locale), code as Code);
}

function keyOf(name: IslandName, locale: Locale): string {
  return `${name} ${locale}`;
}
