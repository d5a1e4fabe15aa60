import { createContext, type ReactNode, use } from "react";

/** With pictures off: the word before a picture's text ("Picture"). Null while pictures are shown. */
export const PicturesOff = createContext<string | null>(null);

/**
 * Wraps everything that shows a picture, also inline drawings. With pictures off its text is shown instead and the
 * picture is not even loaded; one without a text is left out and takes no room.
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
