import type { Image } from "#contract/records/image.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./scene.module.css";

/** A page's picture in its head: a square one is a portrait, any other stands on the floor line. */
export function Scene({ image }: { image: Image }) {
  const isPortrait = image.width !== null && image.width === image.height;
  const className = isPortrait ? styles.portrait : styles.scene;
  return <Picture image={image} alt="" sizes="460px" className={className} priority />;
}
