import type { Kind } from "./kind.ts";
import { articleKind } from "./kinds/article.ts";
import { entityKinds } from "./kinds/entity.ts";
import { fileKind, galleryKind } from "./kinds/media.ts";
import { recipientKind } from "./kinds/recipient.ts";
import { termKind } from "./kinds/term.ts";
import { addressKind, categoryKind, cityKind, feedbackTypeKind, variableKind } from "./kinds/plain.ts";

export const kinds: readonly Kind[] = [
  categoryKind,
  articleKind,
  termKind,
  ...entityKinds,
  addressKind,
  cityKind,
  feedbackTypeKind,
  recipientKind,
  variableKind,
  fileKind,
  galleryKind,
];
