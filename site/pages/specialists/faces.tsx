import { Picture } from "../../ui/picture.tsx";
import type { Specialist } from "./shape-specialists.server.ts";
import styles from "./faces.module.css";

const MOST = 7;

/** Who works there, as small faces; the names stand under the fold. */
export function Faces({ rows }: { rows: Specialist[] }) {
  const seen = rows.filter(({ image }) => image).slice(0, MOST);
  if (seen.length === 0) return null;
  return (
    <span className={styles.faces}>
      {seen.map(({ alias, image }) => image && <Picture key={alias} image={image} alt="" sizes="44px" />)}
    </span>
  );
}
