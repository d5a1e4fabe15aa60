import type { ReactNode } from "react";
import type { Dictionary } from "../i18n/dictionary.ts";
import { WordsProvider } from "../i18n/words.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./load-shell.server.ts";

/** What every page of a language shares. `data` is missing when it could not be loaded; the shell stands all the same. */
export function Shell({
  words,
  data,
  children,
}: {
  words: Dictionary;
  data: ShellData | undefined;
  children: ReactNode;
}) {
  const contact = data?.contact ?? null;
  return (
    <WordsProvider value={words}>
      <a className="skip" href="#content">
        {words.nav.skip}
      </a>
      <Header contact={contact} />
      {children}
      <Footer contact={contact} year={data?.year} />
    </WordsProvider>
  );
}
