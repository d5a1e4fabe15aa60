import { Blocks } from "../blocks/blocks.tsx";
import { endpoints } from "../urls.ts";
import type { loader } from "./accessible-data.ts";
import { useModalData } from "./use-modal-data.ts";

export default function AccessibleModal() {
  const article = useModalData<typeof loader>(endpoints.accessibleModal.path);
  if (!article) return null;
  return (
    <div lang={article.locale}>
      <h2>{article.title}</h2>
      <Blocks blocks={article.content} />
    </div>
  );
}
