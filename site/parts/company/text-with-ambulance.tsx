import { Fragment } from "react";
import { splitAtAmbulance } from "./link-ambulance.ts";

/** A plain text in which the emergency numbers can be tapped. */
export function TextWithAmbulance({ text }: { text: string }) {
  return splitAtAmbulance(text).map((piece, n) =>
    n % 2 === 0 ? (
      <Fragment key={n}>{piece}</Fragment>
    ) : (
      <b key={n}>
        <a href={`tel:${piece}`}>{piece}</a>
      </b>
    ),
  );
}
