import type { ReactNode } from "react";
import { Picture, type PictureImage } from "./picture.tsx";

type Props = {
  title: string;
  /** Right under the title, before the lead: what cannot wait. */
  first?: ReactNode;
  lead?: ReactNode;
  /** On the floor line: beside the text, on phones under it. A square one is a portrait. */
  image?: PictureImage | null;
  /** A smaller drawing: what is under the head is what visitors came for. */
  isLow?: boolean;
  /** Facts or actions under the lead. */
  children?: ReactNode;
};

/**
 * The beginning of every inner page: a background in water colours with two patches of light, and the page's only h1.
 */
export function PageHead({ title, first, lead, image, isLow = false, children }: Props) {
  return (
    <header className={`wall page-head${image ? " page-head-scene" : ""}${isLow ? " page-head-low" : ""}`}>
      <div className="wrap">
        <div className="page-head-text">
          <h1>{title}</h1>
          {first}
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {image && (
          <div className="page-head-picture" data-page-only="">
            <Picture
              image={image}
              alt=""
              sizes="460px"
              priority
              {...(isSquare(image) && { className: "round page-head-portrait" })}
            />
          </div>
        )}
      </div>
    </header>
  );
}

function isSquare({ width, height }: PictureImage): boolean {
  return width !== null && width === height;
}
