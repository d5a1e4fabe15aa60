import type { Services } from "#contract/services.ts";
import type { ServiceDeps } from "../api.ts";
import { applyListQuery } from "../list.ts";

export function addresses({ snapshot }: ServiceDeps): Services["addresses"] {
  return (query, { locale }) => ({ addresses: applyListQuery(snapshot().in[locale].addresses, query, { locale }) });
}
