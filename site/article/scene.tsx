import type { Image } from "#contract/records/image.ts";
import styles from "./scene.module.css";

/** The article's picture in the page's head: a square one is a portrait, any other stands on the floor line. */
export function Scene({ image }: { image: Image }) {
  const { path, width, height } = image;
  return (
    <img
      className={width === height ? styles.portrait : styles.scene}
      src={path}
      width={width}
      height={height}
      alt=""
      loading="lazy"
    />
  );
}
