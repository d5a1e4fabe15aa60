import { Component, type ReactNode, Suspense } from "react";
import { useWords } from "../i18n/words.tsx";
import { useClientState } from "../state/store.ts";
import { Modal } from "./modal.tsx";
import { modalHref } from "./modal-pages.ts";
import { closeModal, isRegistered } from "./open-modal.ts";
import { modals } from "./registry.ts";

/** The open modals, one on top of the other. `children` float above everything, so they stand in the topmost one. */
export default function ModalHost({ children }: { children: ReactNode }) {
  const open = useClientState("modals");
  const { locale, modal: words } = useWords();
  return open.map(({ id, details }, index) => {
    if (!isRegistered(id)) return null;
    const { size, Content } = modals[id];
    return (
      <Modal key={id} label={words.labels[id] ?? words.label} size={size} onClose={() => closeModal(id)}>
        <GoToPage href={modalHref(locale, id, details)}>
          <Suspense fallback={<output>{words.loading}</output>}>
            <Content details={details} />
          </Suspense>
        </GoToPage>
        {index === open.length - 1 && children}
      </Modal>
    );
  });
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
