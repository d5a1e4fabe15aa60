import type { Image } from "#contract/records/image.ts";
import { Picture } from "../ui/picture.tsx";
import styles from "./scene.module.css";

/** As page-head.css has it: narrower screens show none. */
const SHOWN_AT = "(min-width: 64.0625em)";

/** A page's picture in its head: a square one is a portrait, any other stands on the floor line. */
export function Scene({ image }: { image: Image }) {
  const isPortrait = image.width === image.height;
  const className = isPortrait ? styles.portrait : styles.scene;
  return <Picture image={image} alt="" sizes="460px" className={className} firstAt={SHOWN_AT} />;
}
