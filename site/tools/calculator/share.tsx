import type { Locale } from "#contract/locale.ts";
import { CopyLink } from "../../parts/links/copy-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { calculatorWords } from "./calculator-words.ts";

type Props = { locale: Locale; isAwake: boolean; address: string; say: (text: string) => void };

/** The address contains the result; scripts copy it and print the page. */
export function Share({ locale, isAwake, address, say }: Props) {
  const { share } = calculatorWords[locale];
  return (
    <section className="gfr-share" aria-label={share.title}>
      <h3>{share.title}</h3>
      <p>{share.text}</p>
      <p className="gfr-ways">
        <button type="button" className="button button-line button-small" data-print="">
          <Icon name="print" />
          {share.print}
        </button>
        {isAwake && <CopyLink key={address} address={address} words={share} say={say} />}
      </p>
    </section>
  );
}
