import type { Category } from "#contract/records/category.ts";

/** The categories of one language with their parents and children. */
export class CategoryTree {
  readonly all: Category[];
  readonly #byId: Map<number, Category>;
  readonly #idByAlias: Map<string, number>;
  readonly #children: Map<number, number[]>;

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
    const parent = category.parentId === null ? undefined : this.#byId.get(category.parentId);
    return { ...category, parent: parent ? this.withParents(parent) : null };
  }

  descendants(id: number): number[] {
    return (this.#children.get(id) ?? []).flatMap((child) => [child, ...this.descendants(child)]);
  }
}
