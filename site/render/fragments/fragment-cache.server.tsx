import { createHash, randomUUID } from "node:crypto";
import { renderToString } from "react-dom/server";
import { LRUCache } from "lru-cache";
import { oncePerRecord } from "../../api/once-per-record.ts";
import { ReturnPath } from "../../frame/vision/return-path-context.ts";
import { DEFAULTS } from "../../frame/vision/settings.ts";
import { VisionContext } from "../../frame/vision/vision-context.ts";
import { WordsProvider } from "../../i18n/use-words.tsx";
import { OfflineContext } from "../../parts/saving/offline-context.ts";
import { PicturesOff } from "../../ui/pictures-off.tsx";
import type { Fragment, PlaceFragment } from "./fragments-context.ts";

/** A rendered fragment, and its hyphenated versions by context. */
type Rendered = { html: string; setIn: Map<string, string> };

/** A fragment of one page, to be inserted. */
export type PlacedFragment = Pick<Rendered, "html"> & {
  /** Hyphenated; `set` does that if it has not been done in this context. */
  setIn(place: string, set: (html: string) => string): string;
};

const MOST_BYTES = 8 * 1024 * 1024;
const BYTES_A_LETTER = 2;
/** How often its words may be set: once as rendered, twice in the contexts that pages have. */
const COPIES = 3;

/** By the view and everything it sees. There is nothing to invalidate: other content has another key. */
const cache = new LRUCache<string, Rendered>({
  maxSize: MOST_BYTES,
  sizeCalculation: ({ html }, key) => BYTES_A_LETTER * (key.length + COPIES * html.length),
});

/** What only the page knows is a placeholder in a fragment, filled when it is inserted: two private-use characters. */
const RETURN_PATH = "\ue000";
const ID_PREFIX = "\ue001";
/** Cannot occur in a text. */
const MARK = `<!--${randomUUID()}:`;
const MOST_DIGITS = 6;
const commentAt = (index: number) => `${MARK}${index}-->`;
const indexAt = (html: string, start: number) =>
  Number.parseInt(html.slice(start + MARK.length, start + MARK.length + MOST_DIGITS), 10);

/** Collects the fragments of one page while React renders it. */
export function collectFragments() {
  const placed: PlacedFragment[] = [];
  const place: PlaceFragment = (fragment) => {
    placed.push(toPlaced(fragment, placed.length));
    return commentAt(placed.length - 1);
  };
  return {
    place,
    /** The fragment whose place this comment marks; undefined for an ordinary comment. */
    at: (comment: string): PlacedFragment | undefined =>
      comment.startsWith(MARK) ? placed[indexAt(comment, 0)] : undefined,
    /** How many characters longer this piece of the page is with its fragments. */
    lengthIn(html: string): number {
      let longer = 0;
      for (let at = html.indexOf(MARK); at >= 0; at = html.indexOf(MARK, at + MARK.length)) {
        const index = indexAt(html, at);
        longer += (placed[index]?.html.length ?? 0) - commentAt(index).length;
      }
      return longer;
    },
  };
}

export type CollectedFragments = ReturnType<typeof collectFragments>;

function toPlaced(fragment: Fragment, index: number): PlacedFragment {
  let rendered: Rendered | undefined;
  const take = () => (rendered ??= fromCache(fragment));
  const { returnPath } = fragment.around;
  const fill = (html: string) =>
    html.replaceAll(ID_PREFIX, String(index)).replaceAll(RETURN_PATH, escapeHtml(returnPath));
  return {
    // Rendered after the page around it: React does not support nested rendering.
    get html() {
      return take().html;
    },
    setIn(place, set) {
      const { html, setIn } = take();
      const known = setIn.get(place) ?? set(html);
      setIn.set(place, known);
      return fill(known);
    },
  };
}

function fromCache(fragment: Fragment): Rendered {
  const key = keyOf(fragment);
  const known = cache.get(key);
  if (known) return known;
  const rendered: Rendered = { html: renderFragment(fragment), setIn: new Map() };
  cache.set(key, rendered);
  return rendered;
}

function keyOf({ view, props, around: { words, vision, picturesOff, isOfflineOn } }: Fragment): string {
  const given: [string, unknown][] = Object.entries(props);
  const seen = given.map(([name, value]) => `${name}=${keyOfValue(value)}`);
  return [numberOf(view), numberOf(words), vision !== null, picturesOff, isOfflineOn, ...seen].join(" ");
}

/** An array may be made for each page from members that stay, such as the blocks of an article. */
function keyOfValue(value: unknown): string | undefined {
  if (Array.isArray(value)) return sha256(value.map(keyOfValue).join(","));
  return typeof value === "object" && value !== null ? digestOf(value) : JSON.stringify(value);
}

/** Stands for a value that may be a whole article. */
const digestOf = oncePerRecord((value: object) => sha256(JSON.stringify(value)));

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** Distinguishes views of the same name, and words before and after an edit in development. */
function numberOf(one: object): number {
  const number = numbers.get(one) ?? numbers.size;
  numbers.set(one, number);
  return number;
}
const numbers = new Map<object, number>();

function renderFragment({ view: View, props, around: { words, vision, picturesOff, isOfflineOn } }: Fragment): string {
  return renderToString(
    <WordsProvider value={words}>
      <VisionContext value={vision && MODE_ON}>
        <PicturesOff value={picturesOff}>
          <OfflineContext value={isOfflineOn}>
            <ReturnPath value={RETURN_PATH}>
              <View {...props} />
            </ReturnPath>
          </OfflineContext>
        </PicturesOff>
      </VisionContext>
    </WordsProvider>,
    { identifierPrefix: ID_PREFIX },
  );
}

/** A view may ask whether the mode is on. Its settings are part of the key only if the props contain them. */
const MODE_ON = { ...DEFAULTS, enabled: true };

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** As React does it. */
function escapeHtml(text: string): string {
  return text.replaceAll(/["&'<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
