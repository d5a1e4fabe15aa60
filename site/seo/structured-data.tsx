import { splitLocale } from "#contract/locale.ts";
import type { Crumb, Thing } from "./head.ts";

/** The sections with breadcrumbs in their structured data; elsewhere they are only visible. */
const TRAIL_TOLD = /^\/(?:about\/news|centers|dialysis|lifestyle|stories|tourism|information)(?:\/|$)/;

type Props = { things: (Thing | null)[]; trail: Crumb[]; origin: string };

/** One script block per thing. It is data and never runs, so the content policy needs no hash for it. */
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
