import type { Image } from "#contract/records/image.ts";
import { Picture } from "../../ui/picture.tsx";
import styles from "./card-picture.module.css";

/** A picture across the whole card. Portraits are not cropped. */
export function CardPicture({ image }: { image: Image }) {
  const isPortrait = image.width !== null && image.width === image.height;
  return (
    <span className={isPortrait ? `${styles.picture} ${styles.portrait}` : styles.picture}>
      <Picture image={image} alt="" sizes="(min-width: 960px) 33vw, (min-width: 575px) 50vw, 100vw" />
    </span>
  );
}
