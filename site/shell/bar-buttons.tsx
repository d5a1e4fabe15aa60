import { useWords } from "../i18n/words.tsx";
import { ModalLink } from "../modals/modal-link.tsx";
import { Icon } from "../ui/icon.tsx";

export function BarButtons({ phone }: { phone: string | undefined }) {
  const { bar } = useWords();
  return (
    <>
      {phone && (
        <a href={`tel:${phone}`} className="button button-line">
          <Icon name="phone" />
          {bar.call}
        </a>
      )}
      <ModalLink modal="dialysis" className="button">
        {bar.request}
      </ModalLink>
    </>
  );
}
