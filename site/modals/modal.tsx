import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { useWords } from "../i18n/words.tsx";
import { Icon } from "../ui/icon.tsx";
import styles from "./modal.module.css";

type Props = { label: string; size: "default" | "wide" | "full"; onClose: () => void; children: ReactNode };

/** The native dialog: it keeps the focus in, gives it back, and closes on Escape. A click on the backdrop closes it too. */
export function Modal({ label, size, onClose, children }: Props) {
  const { modal } = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    const root = document.documentElement;
    if (!document.querySelector("dialog[open]")) root.toggleAttribute("data-gutter", innerWidth > root.clientWidth);
    element?.showModal();
    // Closed before it leaves the page: only then does the browser return the focus.
    return () => element?.close();
  }, []);
  const onBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget && onClose();
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- its key is Escape
    <dialog
      ref={dialog}
      className={`${styles.modal} ${styles[size]}`}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={onBackdrop}
    >
      <div className={styles.panel}>
        <button type="button" className={styles.close} onClick={onClose} aria-label={modal.close}>
          <Icon name="close" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
