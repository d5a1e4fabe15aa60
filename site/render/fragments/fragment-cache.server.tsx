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
const commentAt = (index: number) => `${MARK}${index}-->`;

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
      comment.startsWith(MARK) ? placed[Number.parseInt(comment.slice(MARK.length), 10)] : undefined,
    /** How many characters longer this piece of the page is with its fragments. */
    lengthIn: (html: string): number =>
      placed.reduce((sum, fragment, index) => {
        const comment = commentAt(index);
        return html.includes(comment) ? sum + fragment.html.length - comment.length : sum;
      }, 0),
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
  const seen = given.map(([name, value]) => `${name}=${isObject(value) ? digestOf(value) : JSON.stringify(value)}`);
  return [numberOf(view), numberOf(words), vision !== null, picturesOff, isOfflineOn, ...seen].join(" ");
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

/** Stands for a value that may be a whole article. */
const digestOf = oncePerRecord((value: object) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url"),
);

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
