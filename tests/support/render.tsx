import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { en } from "#site/i18n/en.ts";
import { ru } from "#site/i18n/ru.ts";
import { WordsProvider } from "#site/i18n/words.tsx";

/** A part of a page as the server writes it, in a language, at an address. */
export function renderPart(part: ReactNode, locale: Locale = "ru", address = "/"): string {
  const element = <WordsProvider value={locale === "ru" ? ru : en}>{part}</WordsProvider>;
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}
