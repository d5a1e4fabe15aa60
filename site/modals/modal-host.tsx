import { Component, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useWords } from "../i18n/words.tsx";
import { setState, useClientState } from "../state/store.ts";
import { Modal } from "./modal.tsx";
import { isModalId, type ModalId, modalHref } from "./modal-pages.ts";
import { closeAllModals, closeModal, openModal } from "./open-modal.ts";
import { modals } from "./registry.ts";

/**
 * Shows the open modals, and turns clicks on their buttons into opening them. `children` float above everything: while a
 * modal is open they stand in the topmost one, for outside of it nothing could be seen or pressed.
 */
export function ModalHost({ children }: { children: ReactNode }) {
  const open = useClientState("modals");
  const { key } = useLocation();
  const { locale, modal: words } = useWords();
  useEffect(() => {
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, []);
  const last = useRef(key);
  // Every route change closes all.
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    closeAllModals();
    setState({ cityName: null });
  }, [key]);
  const top = open.at(-1);
  if (!top) return children;
  return open.map(({ id, details }) => {
    const entry = modals[id];
    if (!entry) return null;
    return (
      <Modal key={id} label={words.labels[id] ?? words.label} size={entry.size} onClose={() => closeModal(id)}>
        <GoToPage href={modalHref(locale, id, details)}>
          <Suspense fallback={<output>{words.loading}</output>}>
            <entry.Content details={details} />
          </Suspense>
        </GoToPage>
        {id === top.id && children}
      </Modal>
    );
  });
}

/** A click as the browser would follow it, on a button whose modal is there. New tabs stay the visitor's own choice. */
function onClick(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-modal]") : null;
  const id = link?.dataset["modal"] ?? "";
  if (!link || !isRegistered(id)) return;
  event.preventDefault();
  event.stopPropagation();
  if (link.dataset["hidePartners"] !== undefined) setState({ hideBbraunCentersFromModal: true });
  const { city, center, vacancy } = Object.fromEntries(new URL(link.href).searchParams);
  openModal(id, { ...(city && { city }), ...(center && { center }), ...(vacancy && { vacancy }) });
}

function isRegistered(id: string): id is ModalId {
  return isModalId(id) && modals[id] !== undefined;
}

/** A modal whose code cannot be loaded gives way to the page of the same content. */
class GoToPage extends Component<{ href: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override componentDidCatch() {
    window.location.assign(this.props.href);
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
