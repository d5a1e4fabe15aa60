import { createContext, use } from "react";

/**
 * With pictures off: the word that stands before a picture's text ("Picture"). Null while pictures are shown.
 * Whatever shows a picture asks here first, so that the picture is not even loaded.
 */
export const PicturesOff = createContext<string | null>(null);

export function usePicturesOff(): string | null {
  return use(PicturesOff);
}

/** A picture's text in its place. One without a text says nothing; what is left lets its neighbours take the room. */
export function PictureText({ label, alt }: { label: string; alt: string }) {
  return alt ? (
    <span className="picture-text">
      <b>{label}:</b> {alt}
    </span>
  ) : (
    <span className="picture-gone" hidden />
  );
}
