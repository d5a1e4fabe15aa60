import type { Services } from "#contract/services.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";

export function addresses({ snapshot }: ServiceDeps): Services["addresses"] {
  return (query, { locale }) => ({ addresses: applyListQuery(snapshot().in[locale].addresses, query, { locale }) });
}
