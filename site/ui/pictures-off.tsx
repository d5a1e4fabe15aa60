import { createContext, type ReactNode, use } from "react";

/** With pictures off: the word that stands before a picture's text ("Picture"). Null while pictures are shown. */
export const PicturesOff = createContext<string | null>(null);

/**
 * Around everything that shows a picture, also one drawn in place. With pictures off its text stands there instead and
 * the picture is not even loaded; one without a text says nothing and lets its neighbours take the room.
 */
export function Pictured({ alt, children }: { alt: string; children: ReactNode }) {
  const label = use(PicturesOff);
  if (label === null) return children;
  return alt ? (
    <span className="picture-text">
      <b>{label}:</b> {alt}
    </span>
  ) : (
    <span className="picture-gone" hidden />
  );
}
