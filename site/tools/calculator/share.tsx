import { useState } from "react";
import type { Locale } from "#contract/locale.ts";
import { Icon } from "../../ui/icon.tsx";
import { calculatorWords } from "./calculator-words.ts";

type Props = { locale: Locale; isAwake: boolean; say: (text: string) => void };

/** The address contains the result; scripts copy it and print the page. */
export function Share({ locale, isAwake, say }: Props) {
  const { share } = calculatorWords[locale];
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  const tell = (told: "copied" | "failed") => {
    setOutcome(told);
    say(share[told]);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href.split("#")[0] ?? "");
      tell("copied");
    } catch {
      tell("failed");
    }
  };
  return (
    <section className="gfr-share" aria-label={share.title}>
      <h3>{share.title}</h3>
      <p>{outcome === "failed" ? share.failed : share.text}</p>
      <p className="gfr-ways">
        <button type="button" className="button button-line button-small" data-print="">
          <Icon name="print" />
          {share.print}
        </button>
        {isAwake && (
          <button type="button" className="button button-line button-small" onClick={copy}>
            {outcome === "copied" && <Icon name="check" />}
            {outcome === "copied" ? share.copied : share.copy}
          </button>
        )}
      </p>
    </section>
  );
}
