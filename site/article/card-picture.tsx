import type { Image } from "#contract/records/image.ts";
import styles from "./card-picture.module.css";

/** A picture over a card's whole width, on a ground that stands in for a missing one. Portraits are shown whole. */
export function CardPicture({ image }: { image: Image | null }) {
  const isPortrait = image !== null && image.width === image.height;
  return (
    <span className={isPortrait ? `${styles.picture} ${styles.portrait}` : styles.picture}>
      {image && <img src={image.path} width={image.width} height={image.height} alt="" loading="lazy" />}
    </span>
  );
}
