import type { Warning } from "#contract/blocks/warning.ts";
import { Icon } from "../../../ui/icon.tsx";
import { paragraphs } from "../paragraphs.tsx";
import { RichText } from "../rich-text.tsx";

export function WarningView({ data: { title, message } }: { data: Warning["data"] }) {
  return (
    <div className="warning" role="note">
      <Icon name="warn" />
      {title && (
        <p className="warning-title">
          <RichText as="b" html={title} />
        </p>
      )}
      {paragraphs(message)}
    </div>
  );
}
