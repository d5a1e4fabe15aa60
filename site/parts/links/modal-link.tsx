import type { ComponentProps } from "react";
import { useWords } from "../../i18n/use-words.tsx";
import { type ModalDetails, type ModalId, modalHref } from "./modal-pages.ts";

type Props = Omit<ComponentProps<"a">, "href"> & { modal: ModalId; details?: ModalDetails };

/** Opens a modal if scripts run and the modal exists; otherwise a plain link to the page with the same content. */
export function ModalLink({ modal, details, children, ...rest }: Props) {
  const { locale } = useWords();
  return (
    <a {...rest} href={modalHref(locale, modal, details)} data-modal={modal}>
      {children}
    </a>
  );
}
