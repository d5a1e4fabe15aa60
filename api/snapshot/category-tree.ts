import type { Article } from "#contract/records/article.ts";
import type { Locale } from "#contract/locale.ts";
import type { Category } from "#contract/records/category.ts";
import { byListOrder } from "../list-order.ts";
import { localise, type StoredKinds } from "../stored.ts";
import { extendLazily } from "./lazy-article.ts";

export function categoryTree(records: StoredKinds["category"][], locale: Locale): CategoryTree {
  const idOf = new Map(records.map(({ id, shared }) => [shared.alias, id]));
  return new CategoryTree(
    records
      .map((stored): Category => {
        const { parent, ...category } = localise(stored, locale);
        return { ...category, isActive: category.active, parentId: idOf.get(parent ?? "") ?? null };
      })
      .toSorted(byListOrder),
  );
}

/** The categories of one language with their parents and children. Like its snapshot, it never changes. */
export class CategoryTree {
  readonly all: Category[];
  readonly #byId: Map<number, Category>;
  readonly #idByAlias: Map<string, number>;
  readonly #children: Map<number, number[]>;
  readonly #withParents = new Map<number, Category>();
  /** An article is completed once, however many lists return it. */
  readonly #articles = { category: new WeakMap<Article, Article>(), parent: new WeakMap<Article, Article>() };

  constructor(categories: Category[]) {
    this.all = categories;
    this.#byId = new Map(categories.map((category) => [category.id, category]));
    this.#idByAlias = new Map(categories.map((category) => [category.alias, category.id]));
    this.#children = new Map(categories.map(({ id }) => [id, []]));
    for (const { id, parentId } of categories) if (parentId !== null) this.#children.get(parentId)?.push(id);
  }

  /** By alias, or by id as a number or as text. */
  find(aliasOrId: string | number): Category | undefined {
    const byAlias = this.#idByAlias.get(String(aliasOrId));
    return this.#byId.get(byAlias ?? Number(aliasOrId));
  }

  withParents(category: Category): Category {
    const known = this.#withParents.get(category.id);
    if (known) return known;
    const parent = category.parentId === null ? undefined : this.#byId.get(category.parentId);
    const made = { ...category, parent: parent ? this.withParents(parent) : null };
    this.#withParents.set(category.id, made);
    return made;
  }

  /** The category of an article; `parent`: with all its parents. */
  categoryOf({ categoryId }: Pick<Article, "categoryId">, wanted: "category" | "parent"): Category | null {
    const category = categoryId === null ? undefined : this.#byId.get(categoryId);
    if (!category) return null;
    return wanted === "parent" ? this.withParents(category) : category;
  }

  /** The article with its category. */
  complete(article: Article, wanted: "category" | "parent"): Article {
    const known = this.#articles[wanted].get(article);
    if (known) return known;
    const made = extendLazily(article, { category: this.categoryOf(article, wanted) });
    this.#articles[wanted].set(article, made);
    return made;
  }

  descendants(id: number): number[] {
    return (this.#children.get(id) ?? []).flatMap((child) => [child, ...this.descendants(child)]);
  }
}
