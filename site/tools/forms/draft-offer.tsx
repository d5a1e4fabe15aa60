import type { FormWords } from "./form-words-type.ts";

type Props = { words: FormWords["draft"]; onRestore: () => void; onDiscard: () => void };

/** Offers the draft stored in the browser; both buttons end the offer. */
export function DraftOffer({ words, onRestore, onDiscard }: Props) {
  return (
    <section className="form-draft" aria-label={words.title}>
      <p>
        <b>{words.title}</b>
      </p>
      <p>{words.text}</p>
      <p className="form-actions">
        <button type="button" className="button button-small" onClick={onRestore}>
          {words.restore}
        </button>
        <button type="button" className="button button-line button-small" onClick={onDiscard}>
          {words.discard}
        </button>
      </p>
    </section>
  );
}
