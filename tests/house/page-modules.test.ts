import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints, pages } from "#site/urls.ts";

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
