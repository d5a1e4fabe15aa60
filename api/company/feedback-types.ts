import type { Services } from "#contract/services.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function feedbackTypes({ snapshot }: ServiceDeps): Services["feedbackTypes"] {
  return ({ locale: _ignored, ...query }, { locale }) => ({
    types: applyListQuery(snapshot().in[locale].feedbackTypes, query, { locale }),
  });
}
