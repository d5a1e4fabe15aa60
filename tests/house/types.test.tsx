import { expect, test } from "vitest";
import type { Dictionary } from "#site/i18n/dictionary.ts";
import { ru } from "#site/i18n/ru.ts";
import { Island } from "#site/islands/island.tsx";
import type { Head } from "#site/seo/head.ts";
import { Page } from "#site/seo/page.tsx";

// Checked by the compiler: each @ts-expect-error is a fault of its own when the line under it compiles.
const head: Head = { title: "О нас", description: "Кто мы", trail: [] };

export const mustNotCompile = [
  // @ts-expect-error a page without its head
  <Page key="no head">Текст</Page>,
  // @ts-expect-error a head without its trail
  <Page key="no trail" head={{ title: head.title, description: head.description }}>
    Текст
  </Page>,
  // @ts-expect-error a head without its description
  <Page key="no description" head={{ title: head.title, trail: [] }}>
    Текст
  </Page>,
];

export const islandsMustNotCompile = [
  // @ts-expect-error an island that is not there
  <Island key="unknown" name="nowhere" props={{ id: "a" }} />,
  // @ts-expect-error props that it does not take
  <Island key="lacking" name="specimen" props={{ id: "a" }} />,
  <Island
    key="no json"
    name="center-finder"
    // @ts-expect-error a function cannot travel in an attribute
    props={{ id: "a", action: () => "/centers", tab: "own", query: "", words: { label: "", find: "" } }}
  />,
];

const { footer: _footer, ...withoutFooter } = ru;
// @ts-expect-error a language that lacks a key
export const lacking: Dictionary = withoutFooter;

test("a page with its head is a page", () => {
  expect(<Page head={head}>Текст</Page>).toBeTruthy();
});
