import type { ReactNode } from "react";

type Props = {
  title: string;
  lead?: ReactNode;
  /** A drawing that stands on the floor line: beside the words, on phones under them. */
  scene?: ReactNode;
  /** The drawing takes less room: what stands under the head is what one came for. */
  isLow?: boolean;
  /** Facts or actions under the lead. */
  children?: ReactNode;
};

/** How every inner page begins: the wall in water colour with two patches of light, and the page's one h1. */
export function PageHead({ title, lead, scene, isLow = false, children }: Props) {
  return (
    <header className={`wall page-head${scene ? " page-head-scene" : ""}${isLow ? " page-head-low" : ""}`}>
      <div className="wrap">
        <div className="page-head-text">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
        {scene && (
          <div className="page-head-picture" data-page-only="">
            {scene}
          </div>
        )}
      </div>
    </header>
  );
}
