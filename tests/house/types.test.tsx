import { expect, test } from "vitest";
import type { EntityOf } from "#contract/entity-configs.ts";
import type { Entity } from "#contract/records/entity.ts";
import type { Dictionary } from "#site/i18n/dictionary.ts";
import { ru } from "#site/i18n/ru.ts";
import { Island } from "#site/islands/island.tsx";
import { line, list, number } from "#site/parts/records/fields.server.ts";
import { loadRecords } from "#site/parts/records/load-records.server.ts";
import type { LoaderArgs, PageProps } from "#site/render/route-module.ts";
import type { Head } from "#site/seo/head.ts";
import { Page } from "#site/seo/page.tsx";
import { middlewareOf } from "#site/urls.ts";

// Checked by the compiler: an unused @ts-expect-error is an error.
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
  // @ts-expect-error a head of a page that can be found, without its keywords
  <Page key="no keywords" head={{ ...head, address: { paths: { ru: "/", en: "/en" }, translations: ["ru"] } }}>
    Текст
  </Page>,
];

async function loader({ params }: LoaderArgs<"center">) {
  // @ts-expect-error a param that the page's path does not have
  void params.alias;
  return { title: params.item, stations: 12 };
}

async function action(args: LoaderArgs) {
  // @ts-expect-error a param of no page in particular
  void args.params.item;
  return { sent: true };
}

export function viewMustNotCompile({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const stations: number = loaderData.stations;
  return [
    stations,
    actionData?.sent,
    // @ts-expect-error a view that shows what its loader does not answer
    loaderData.lead,
    // @ts-expect-error a view that takes for text what its loader answers as a number
    <Page key="number" head={{ ...head, title: loaderData.stations }}>
      Текст
    </Page>,
    // @ts-expect-error nothing may have been posted
    actionData.sent,
  ];
}

export const islandsMustNotCompile = [
  // @ts-expect-error an island that is not there
  <Island key="unknown" name="nowhere" props={{ id: "a" }} />,
  // @ts-expect-error props that it does not take
  <Island key="lacking" name="specimen" props={{ id: "a" }} />,
  <Island
    key="no json"
    name="center-finder"
    // @ts-expect-error a function cannot travel in an attribute
    props={{ id: "a", action: () => "/centers", tab: "own", query: "", services: [], words: { label: "", find: "" } }}
  />,
];

// @ts-expect-error a page that asks for a middleware that is not there
export const unknownMiddleware = middlewareOf({ file: "pages/about.tsx", middleware: ["noStroe"] });

const { footer: _footer, ...withoutFooter } = ru;
// @ts-expect-error a language that lacks a key
export const lacking: Dictionary = withoutFooter;

export function readWrongly(vacancy: EntityOf<"vacancy">, either: EntityOf<"vacancy" | "review">, record: Entity) {
  return [
    // @ts-expect-error a field that the config does not have
    line(vacancy, "salry"),
    // @ts-expect-error a field of another kind
    line(vacancy, "duties"),
    // @ts-expect-error a field of another kind
    list(vacancy, "salary"),
    // @ts-expect-error a field of another config
    number(vacancy, "stations"),
    // @ts-expect-error a field that only one of the two has
    line(either, "salary"),
    // @ts-expect-error a record of nobody knows which config
    line(record, "salary"),
    // @ts-expect-error a config that is not in the table
    loadRecords(null as never, "vacancies"),
  ];
}

test("a page requires its head", () => {
  expect(<Page head={head}>Текст</Page>).toBeTruthy();
});
