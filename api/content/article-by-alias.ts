import type { Services } from "#contract/services.ts";
import type { ServiceDeps } from "../api.ts";
import { CallFailure } from "../failure.ts";

export function articleByAlias({
  snapshot,
  now,
}: ServiceDeps): Services["articleByAlias"] {
  return ({ alias, filters = {} }, { locale }) => {
    const article = snapshot().in[locale].articles.get(alias);
    if (!article || isYetToCome(article.publishedAt, now()))
      throw new CallFailure("notFound");
    if (filters.active !== undefined && filters.active !== article.active)
      throw new CallFailure("notFound");
    if (filters.isActive !== undefined && filters.isActive !== article.isActive)
      throw new CallFailure("notFound");
    return { article };
  };
}

function isYetToCome(publishedAt: string | null, now: Date): boolean {
  return publishedAt !== null && new Date(publishedAt) > now;
}
