import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { PageId } from "#contract/paths.ts";
import { endpoints, pages } from "#site/urls.ts";
import { TWINS } from "../support/pages.ts";

const textOf = (file: string) => readFileSync(`site/${file}`, "utf8");

test("every view takes its data from the loader beside it, so that the compiler compares the two", () => {
  const faults = Object.values(pages).flatMap(({ file }) => {
    const text = textOf(file);
    const [, props] = /export default function \w+\([^)]*\}: ([\w<>, ]+)\)/.exec(text) ?? [];
    const hasAction = /^export async function action\(/m.test(text);
    const wanted = `PageProps<typeof loader${hasAction ? ", typeof action" : ""}>`;
    return props === wanted ? [] : [`${file}: its view takes ${props}, not ${wanted}`];
  });
  expect(faults).toEqual([]);
});

test("a loader is told the params of its own path and of no other", () => {
  const faults = Object.entries({ ...pages, ...endpoints }).flatMap(([id, { file }]) =>
    [...textOf(file).matchAll(/(?:Loader|Action)Args<"(\w+)">/g)]
      .filter(([, named]) => named !== id)
      .map(([type]) => `${file}: ${type} in the page ${id}`),
  );
  expect(faults).toEqual([]);
});

test("a page that the browser tests leave to its twin shows the same view, in the same way", () => {
  const viewOf = (id: PageId) => /return <(\w+ data=\{loaderData\}[^;]*) \/>;\n\}\n$/.exec(textOf(pages[id].file))?.[1];
  const faults = Object.entries(TWINS).filter(([id, twin]) => {
    const view = viewOf(id as PageId);
    return !view || view !== viewOf(twin) || twin in TWINS;
  });
  expect(faults).toEqual([]);
});
