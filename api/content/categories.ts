import type { Category } from "#contract/records/category.ts";
import type { Services } from "#contract/services.ts";
import { CallFailure } from "../failure.ts";
import { applyListQuery } from "../list.ts";
import type { ServiceDeps } from "../service-deps.ts";
import type { CategoryTree } from "../snapshot/category-tree.ts";

export function categories({ snapshot }: ServiceDeps): Services["categories"] {
  return (query, { locale }) => {
    const tree = snapshot().in[locale].categories;
    const listed = applyListQuery(tree.all, query, { locale, categories: tree });
    return { categories: listed.map((category) => attach(category, query.with, tree)) };
  };
}

export function categoryByAlias({ snapshot }: ServiceDeps): Services["categoryByAlias"] {
  return ({ alias, filters = {}, with: wanted }, { locale }) => {
    const tree = snapshot().in[locale].categories;
    const category = tree.all.find((one) => one.alias === alias);
    const { active = category?.active, isActive = category?.isActive } = filters;
    if (!category || active !== category.active || isActive !== category.isActive) throw new CallFailure("notFound");
    return { category: attach(category, wanted, tree) };
  };
}

function attach(category: Category, wanted: string[] | undefined, tree: CategoryTree): Category {
  return wanted?.includes("parent") ? tree.withParents(category) : category;
}
