import { splitLocale } from "#contract/locale.ts";
import type { Crumb, Thing } from "./head.ts";

/** The sections whose trail is told to search engines too; elsewhere it is for the eye alone. */
const TRAIL_TOLD = /^\/(?:about\/news|centers|dialysis|lifestyle|stories|tourism|information)(?:\/|$)/;

type Props = { things: (Thing | null)[]; trail: Crumb[]; origin: string };

/** A block a thing. It is data and never runs, so the policy needs no hash of it. */
export function StructuredData({ things, trail, origin }: Props) {
  return [...things, trailThing(trail, origin)].map(
    (thing, index) =>
      thing && (
        <script
          key={index}
          type="application/ld+json"
          // "<" could end the script or begin a comment in it.
          dangerouslySetInnerHTML={{
            __html: JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c"),
          }}
        />
      ),
  );
}

function trailThing(trail: Crumb[], origin: string): Thing | null {
  if (!TRAIL_TOLD.test(splitLocale(trail.at(-1)?.href ?? "").path)) return null;
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ title, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      item: origin + href,
    })),
  };
}
