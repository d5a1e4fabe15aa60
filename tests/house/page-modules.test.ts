import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { endpoints, pages } from "#site/urls.ts";

const textOf = (file: string) => readFileSync(`site/${file}`, "utf8");

test("every view takes its data type from the loader beside it, so that the compiler checks both", () => {
  const faults = Object.values(pages).flatMap(({ file }) => {
    const text = textOf(file);
    const [, props] = /export default function \w+\([^)]*\}: ([\w<>, ]+)\)/.exec(text) ?? [];
    const hasAction = /^export async function action\(/m.test(text);
    const wanted = `PageProps<typeof loader${hasAction ? ", typeof action" : ""}>`;
    return props === wanted ? [] : [`${file}: its view takes ${props}, not ${wanted}`];
  });
  expect(faults).toEqual([]);
});

test("a loader gets only the params of its own path", () => {
  const faults = Object.entries({ ...pages, ...endpoints }).flatMap(([id, { file }]) =>
    [...textOf(file).matchAll(/(?:Loader|Action)Args<"(\w+)">/g)]
      .filter(([, named]) => named !== id)
      .map(([type]) => `${file}: ${type} in the page ${id}`),
  );
  expect(faults).toEqual([]);
});
