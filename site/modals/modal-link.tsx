import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { type ModalDetails, type ModalId, modalHref } from "./modal-pages.ts";

type Props = Omit<ComponentProps<typeof Link>, "to"> & { modal: ModalId; details?: ModalDetails };

/** Opens a modal where scripts run and the modal is there; otherwise it is a plain link to the page of the same content. */
export function ModalLink({ modal, details, ...rest }: Props) {
  const { locale } = useWords();
  return <Link {...rest} to={modalHref(locale, modal, details)} data-modal={modal} />;
}
