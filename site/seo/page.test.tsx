import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { all, canonical, text, texts } from "../../tests/support/read-html.ts";
import { en } from "../i18n/en.ts";
import { ru } from "../i18n/ru.ts";
import { WordsProvider } from "../i18n/use-words.tsx";
import { Page } from "./page.tsx";

const paths = { ru: "/about", en: "/en/about" };

function render(locale: Locale, translations: Locale[]): string {
  const words = locale === "ru" ? ru : en;
  const textLocale = translations.includes(locale) ? locale : "ru";
  const page = (
    <WordsProvider value={words}>
      <Page
        head={{
          title: "О нас",
          description: "Кто мы",
          keywords: "диализ",
          trail: [],
          address: { paths, translations },
        }}
        textLocale={textLocale}
      >
        <h1>О нас</h1>
      </Page>
    </WordsProvider>
  );
  const router = createMemoryRouter([{ id: "root", path: "*", element: page }], {
    hydrationData: { loaderData: { root: { publicOrigin: "https://renaria.example" } } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const alternates = (html: string) =>
  all(html, "link[hreflang]").map(({ attribs }) => `${attribs["hreflang"]} ${attribs["href"]}`);

test("a translated page links both languages and itself", () => {
  const html = render("en", ["ru", "en"]);
  expect(canonical(html)).toBe("https://renaria.example/en/about");
  expect(alternates(html).toSorted()).toEqual([
    "en https://renaria.example/en/about",
    "ru https://renaria.example/about",
    "x-default https://renaria.example/about",
  ]);
  expect(text(html)).not.toContain(String(en.russianOnly));
});

test("an English page that falls back says so, marks the text and has the Russian page as its canonical address", () => {
  const html = render("en", ["ru"]);
  expect(text(html)).toContain(String(en.russianOnly));
  expect(texts(html, "[lang=ru] > h1")).toEqual(["О нас"]);
  expect(canonical(html)).toBe("https://renaria.example/about");
  expect(alternates(html)).toEqual(["en https://renaria.example/en/about", "x-default https://renaria.example/about"]);
});

test("a Russian page without a translation does not link to an English one", () => {
  const html = render("ru", ["ru"]);
  expect(canonical(html)).toBe("https://renaria.example/about");
  expect(alternates(html)).toEqual(["ru https://renaria.example/about", "x-default https://renaria.example/about"]);
  expect(texts(html, "[lang=ru]")).toEqual([]);
});
