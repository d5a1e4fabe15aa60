import { type ReactNode, useEffect } from "react";
import type { Dictionary } from "../i18n/dictionary.ts";
import { WordsProvider } from "../i18n/words.tsx";
import { setState } from "../state/store.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { ShellData } from "./load-shell.server.ts";
import { Notices } from "./notices.tsx";
import { Overlay } from "./overlay.tsx";
import { PhoneBar } from "./phone-bar.tsx";

type Props = { words: Dictionary; data: ShellData | undefined; children: ReactNode };

/** What every page of a language shares. `data` is missing when it could not be loaded; the shell stands all the same. */
export function Shell({ words, data = EMPTY, children }: Props) {
  const { contact, spbContact } = data;
  useEffect(() => setState({ defaultContact: contact, defaultSpbContact: spbContact }), [contact, spbContact]);
  return (
    <WordsProvider value={words}>
      <a className="skip" href="#content">
        {words.nav.skip}
      </a>
      <Notices notices={data.notices} />
      <Header contact={contact} menus={data.menus} />
      {children}
      <Footer {...data} />
      <PhoneBar phone={contact?.phone} />
      <Overlay />
    </WordsProvider>
  );
}

const EMPTY: ShellData = {
  contact: null,
  spbContact: null,
  menus: { top: [], bottom: [], footer: [] },
  social: [],
  policyPath: null,
  notices: [],
  year: null,
};
