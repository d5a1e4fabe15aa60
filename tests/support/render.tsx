import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { Locale } from "#contract/locale.ts";
import { en } from "#site/i18n/en.ts";
import { ru } from "#site/i18n/ru.ts";
import { WordsProvider } from "#site/i18n/use-words.tsx";

/** Renders a part as the server does, on a page with this address. */
export function render(element: ReactNode, address = "/"): string {
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [address] });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** The same for a part that uses words. */
export function renderPart(part: ReactNode, locale: Locale = "ru", address = "/"): string {
  return render(<WordsProvider value={locale === "ru" ? ru : en}>{part}</WordsProvider>, address);
}
