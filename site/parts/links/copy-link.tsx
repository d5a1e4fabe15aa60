import { useState } from "react";
import { Icon } from "../../ui/icon.tsx";

type Props = {
  /** A whole address or a path; give the button its key, so that a new address is offered again. */
  address: string;
  words: { copy: string; copied: string; failed: string };
  /** Announces what came of the press. */
  say: (text: string) => void;
};

/** For islands: copies an address at a press, or says that the browser does not allow it. */
export function CopyLink({ address, words, say }: Props) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const copy = async () => {
    const told = await navigator.clipboard.writeText(new URL(address, location.href).href).then(
      () => "copied" as const,
      () => "failed" as const,
    );
    setOutcome(told);
    say(words[told]);
  };
  return (
    <>
      <button type="button" className="button button-line button-small" onClick={copy}>
        {outcome === "copied" && <Icon name="check" />}
        {outcome === "copied" ? words.copied : words.copy}
      </button>
      {outcome === "failed" && <span>{words.failed}</span>}
    </>
  );
}
