import { Blocks } from "../blocks/blocks.tsx";
import { endpoints } from "../urls.ts";
import type { loader } from "./documents-data.ts";
import { useModalData } from "./use-modal-data.ts";

/** The papers for a trip, as the tourism page lists them. */
export default function DocumentsModal() {
  const documents = useModalData<typeof loader>(endpoints.documentsModal.path);
  return documents ? (
    <div lang={documents.locale}>
      <Blocks blocks={documents.content} />
    </div>
  ) : null;
}
