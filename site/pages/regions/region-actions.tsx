import { useWordsOf } from "../../i18n/use-words.tsx";
import { ModalLink } from "../../parts/links/modal-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./regions.module.css";
import { regionWords } from "./regions-words.ts";

/** If all centers of a region are in one city, the request form is filled in with that city. */
export function RegionActions({ cities }: { cities: string[] }) {
  const words = useWordsOf(regionWords);
  const [city, ...others] = new Set(cities);
  return (
    <p className={styles.actions}>
      <ModalLink
        modal="dialysis"
        {...(city && others.length === 0 && { details: { city } })}
        className="button button-action"
      >
        {words.request}
      </ModalLink>
      <ModalLink modal="centers-menu" className="button button-line" data-hide-partners>
        <Icon name="pin" />
        {words.find}
      </ModalLink>
    </p>
  );
}
