import type { Article } from "#contract/records/article.ts";
import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { CategoryTree } from "../snapshot/category-tree.ts";
import { isYetToCome, visibleArticles } from "./visibility.ts";

export function articles({ snapshot, now }: ServiceDeps): Services["articles"] {
  return (query, { locale }) => {
    const local = snapshot().in[locale];
    const shown = visibleArticles(local, now());
    const listed = applyListQuery(shown, query, { locale, categories: local.categories });
    return { articles: listed.map((article) => attach(article, query.with, local.categories)) };
  };
}

export function nestedArticles({ snapshot, now }: ServiceDeps): Services["nestedArticles"] {
  return ({ category: wanted, ...query }, { locale }) => {
    const local = snapshot().in[locale];
    const { categories } = local;
    const category = categories.find(wanted);
    if (!category) throw new CallFailure("notFound");
    const ids = new Set([category.id, ...categories.descendants(category.id)]);
    const only = ({ categoryId }: { categoryId?: number | null }) => ids.has(categoryId ?? Number.NaN);
    const listed = applyListQuery(visibleArticles(local, now()), query, { locale, categories, only });
    return { articles: listed.map((article) => attach(article, [...(query.with ?? []), "category"], categories)) };
  };
}

export function articleByAlias({ snapshot, now }: ServiceDeps): Services["articleByAlias"] {
  return ({ alias, active: asked, filters = {}, with: wanted }, { locale }) => {
    const { articleByAlias, categories } = snapshot().in[locale];
    const article = articleByAlias.get(alias);
    if (!article || isYetToCome(article, now())) throw new CallFailure("notFound");
    const { active = article.active, isActive = article.isActive } = filters;
    const isWanted = active === article.active && isActive === article.isActive;
    if (!isWanted || (asked ?? active) !== active) throw new CallFailure("notFound");
    return { article: attach(article, wanted, categories) };
  };
}

/** `parent` also fills the category, because the parent is a field of the category. */
function attach(article: Article, wanted: ("category" | "parent")[] | undefined, categories: CategoryTree): Article {
  if (!wanted?.length) return article;
  return categories.complete(article, wanted.includes("parent") ? "parent" : "category");
}
