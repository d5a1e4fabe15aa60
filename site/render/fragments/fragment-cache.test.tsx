import { useId } from "react";
import { renderToString } from "react-dom/server";
import { useLocation } from "react-router";
import { beforeEach, expect, test } from "vitest";
import type { Locale } from "#contract/locale.ts";
import { VisionForm } from "../../frame/vision/vision-form.tsx";
import { ReturnPath } from "../../frame/vision/return-path-context.ts";
import { DEFAULTS, type VisionSettings } from "../../frame/vision/settings.ts";
import { VisionContext } from "../../frame/vision/vision-context.ts";
import { dictionaries } from "../../i18n/dictionaries.ts";
import { useWords, WordsProvider } from "../../i18n/use-words.tsx";
import { Image } from "../../ui/image.tsx";
import { PicturesOff } from "../../ui/pictures-off.tsx";
import { setWords } from "../hyphenation/set-words.server.ts";
import { CachedFragment } from "./cached-fragment.tsx";
import { collectFragments } from "./fragment-cache.server.tsx";
import { Fragments } from "./fragments-context.ts";

let renderings = 0;
beforeEach(() => void (renderings = 0));

/** Shows everything that reaches it. */
function Told({ text }: { text: string }) {
  renderings++;
  const id = useId();
  return (
    <>
      <p id={id}>
        {useWords().locale}: {text}
      </p>
      <Image src="/a.png" alt="A" loading="lazy" />
      <VisionForm>{null}</VisionForm>
    </>
  );
}

type On = { locale?: Locale; path?: string; vision?: VisionSettings | null; prose?: boolean };

/** A page with a fragment for each text. */
function page(texts: string[], { locale = "ru", path = "/", vision = null, prose = false }: On = {}): string {
  const fragments = collectFragments();
  const html = renderToString(
    <Fragments value={fragments.place}>
      <WordsProvider value={dictionaries[locale]}>
        <VisionContext value={vision}>
          <PicturesOff value={vision && !vision.showImages ? "Picture" : null}>
            <ReturnPath value={path}>
              <main lang={locale} className={prose ? "prose" : undefined}>
                {texts.map((text) => (
                  <CachedFragment key={text} as="div" className="told" view={Told} props={{ text }} />
                ))}
              </main>
            </ReturnPath>
          </PicturesOff>
        </VisionContext>
      </WordsProvider>
    </Fragments>,
  );
  return setWords(html, fragments);
}

test("equal fragments are rendered once, whatever page they are on", () => {
  const [first, again] = [page(["once"]), page(["once"], { path: "/about" })];
  expect(renderings).toBe(1);
  expect(first).toContain("once</p>");
  expect(again.replace('value="/about"', 'value="/"')).toBe(first);
});

test("other props, another language, the visually-impaired mode and pictures off are each rendered separately", () => {
  const mode = { ...DEFAULTS, enabled: true };
  expect(page(["told"])).toContain("ru<!-- -->: <!-- -->told");
  expect(page(["told otherwise"])).toContain("told otherwise");
  expect(page(["told"], { locale: "en" })).toContain("en<!-- -->: <!-- -->told");
  expect(page(["told"], { vision: { ...mode, showImages: true } })).toContain("<img");
  expect(page(["told"], { vision: mode })).not.toContain("<img");
  expect(renderings).toBe(5);
  expect(page(["told"])).toContain("<img");
  // The font size does not reach a fragment.
  page(["told"], { vision: { ...mode, fontSize: 26 } });
  expect(renderings).toBe(5);
});

test("a form returns to the page it is on, whatever its address contains", () => {
  page(["return"]);
  expect(page(["return"], { path: `/search?q="><b>&page=2` })).toContain(
    'value="/search?q=&quot;&gt;&lt;b&gt;&amp;page=2"',
  );
});

test("the ids of two fragments of a page differ, even when they are equal", () => {
  const ids = [...page(["a", "b"]).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
});

test("a cached fragment is hyphenated as each of its places requires", () => {
  const word = "гемодиализация";
  expect(page([word])).toContain(word);
  expect(page([word], { prose: true })).toContain("\u00ad");
  expect(page([word])).toContain(word);
  expect(renderings).toBe(1);
});

test("a fragment cannot read the address of its page", () => {
  function Lost() {
    return useLocation().pathname;
  }
  const fragments = collectFragments();
  const html = renderToString(
    <Fragments value={fragments.place}>
      <WordsProvider value={dictionaries.ru}>
        <CachedFragment as="div" view={Lost} props={{}} />
      </WordsProvider>
    </Fragments>,
  );
  expect(() => setWords(html, fragments)).toThrow("useLocation");
});

test("a comment in the content cannot inject a fragment", () => {
  const fragments = collectFragments();
  expect(setWords("<main><!--0--><!--x:0--></main>", fragments)).toBe("<main><!--0--><!--x:0--></main>");
});
