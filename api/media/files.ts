import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";

/** Documents of the pack. What visitors upload is never here. */
export function files({ snapshot }: ServiceDeps): Services["files"] {
  return (query, { locale }) => ({ files: applyListQuery(snapshot().in[locale].files, query, { locale }) });
}

export function galleryFiles({ snapshot }: ServiceDeps): Services["galleryFiles"] {
  return ({ id, ...query }, { locale }) => {
    const pictures = snapshot().in[locale].galleries.get(id);
    if (!pictures) throw new CallFailure("notFound");
    return { galleryFiles: applyListQuery(pictures, query, { locale }) };
  };
}
