import { entityConfigs } from "#contract/entity-configs.ts";
import type { DefaultLocale, Locale } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import type { Article } from "#contract/records/article.ts";
import type { Category } from "#contract/records/category.ts";
import type { City } from "#contract/records/city.ts";
import type { Entity } from "#contract/records/entity.ts";
import type { FeedbackType } from "#contract/records/feedback-type.ts";
import type { GalleryFile, MediaFile } from "#contract/records/media.ts";
import type { Variable } from "#contract/records/variable.ts";
import { byListOrder } from "../list.ts";
import type { PackedArticle } from "../packed-article.ts";
import type { ContentSearch } from "../search/search-index.ts";
import { type KindName, localise, type Stored, type StoredKinds } from "../stored.ts";
import { mapInSlices } from "../slices.ts";
import { CategoryTree } from "./category-tree.ts";
import { withMediaBase } from "./media-base.ts";
import { PageIndex } from "./page-index.ts";
import { reviewersIn } from "./reviewers.ts";
import { articleMaker, type KnownArticles } from "./to-article.ts";
import { toEntity } from "./to-entity.ts";

/** Everything of one version in one language, in the default order. */
export type LocalSnapshot = {
  articles: Article[];
  /** Those with a date. */
  newestFirst: Article[];
  articleByAlias: Map<string, Article>;
  articleById: Map<number, Article>;
  categories: CategoryTree;
  addresses: Address[];
  cities: City[];
  feedbackTypes: FeedbackType[];
  files: MediaFile[];
  galleries: Map<number, GalleryFile[]>;
  variables: Map<string, Variable>;
  entities: Map<number, Entity[]>;
  pages: PageIndex;
  /** Built on first use: a server that has just started shows pages first. */
  search: () => Promise<ContentSearch>;
};

export type RecordsOfKinds = { [Kind in KindName]: (Kind extends "article" ? PackedArticle : StoredKinds[Kind])[] };

/** Everything except the search index. Built in slices: the server handles requests while it loads a new version. */
export async function localSnapshot(
  records: RecordsOfKinds,
  locale: Locale,
  mediaBase: string,
  known: KnownArticles = new WeakMap(),
): Promise<Omit<LocalSnapshot, "search">> {
  const inOrder = <Shared extends { weight: number }, Words>(stored: Stored<Shared, Words>[]) =>
    stored.map((one) => localise(one, locale)).toSorted(byListOrder);
  const idOf = new Map(records.category.map(({ id, shared }) => [shared.alias, id]));
  const categories = new CategoryTree(
    inOrder(records.category).map(({ parent, ...category }): Category => ({
      ...category,
      isActive: category.active,
      parentId: idOf.get(parent ?? "") ?? null,
    })),
  );
  const toArticle = articleMaker({
    locale,
    mediaBase,
    categoryIds: idOf,
    reviewers: reviewersIn(records.entity),
    known,
  });
  const listed = await mapInSlices(records.article, toArticle);
  const articles = listed.toSorted(byListOrder);
  const newestFirst = articles.filter(({ publishedAt }) => publishedAt !== null).toSorted(byDate);
  const regions = records.entity
    .filter(({ shared }) => shared.config === entityConfigs.region.id)
    .map(({ shared }) => shared.alias);
  const entities = Map.groupBy(
    records.entity.map((stored) => toEntity(stored, locale, mediaBase, regions)).toSorted(byListOrder),
    ({ config }) => config.id,
  );
  return {
    articles,
    newestFirst,
    articleByAlias: new Map(articles.map((article) => [article.alias, article])),
    articleById: new Map(articles.map((article) => [article.id, article])),
    categories,
    addresses: inOrder(records.address),
    cities: records.city
      .map((stored) => ({
        ...localise(stored, locale),
        names: Object.values(stored.words).flatMap(({ title, names = [title] }) => names),
      }))
      .toSorted(byListOrder),
    feedbackTypes: inOrder(records["feedback-type"]),
    files: inOrder(records.file).map((file) => ({ ...file, path: `${mediaBase}/${file.path}` })),
    galleries: new Map(records.gallery.map((stored) => [stored.id, galleryFiles(localise(stored, locale), mediaBase)])),
    variables: new Map(
      inOrder(records.variable)
        .filter(({ active }) => active)
        .map(({ key, value }) => [key, { key, value }]),
    ),
    entities,
    pages: await PageIndex.build(
      // Dated records come newest first among their siblings, as the lists show them.
      [...newestFirst, ...articles.filter(({ publishedAt }) => publishedAt === null)].filter(({ active }) => active),
      categories,
      [...entities.values()].flat().filter(({ active }) => active),
    ),
  };
}

type LocalGallery = ReturnType<
  typeof localise<StoredKinds["gallery"]["shared"], StoredKinds["gallery"]["words"][DefaultLocale]>
>;

/** The id of a picture is made of the id of its gallery and its position. */
function galleryFiles({ id, locale, active, pictures, titles }: LocalGallery, mediaBase: string): GalleryFile[] {
  return pictures.map((image, n) => ({
    id: id * 1000 + n + 1,
    locale,
    title: titles[n] ?? "",
    active,
    weight: n,
    image: withMediaBase(image, mediaBase),
  }));
}

function byDate({ publishedAt: a }: Article, { publishedAt: b }: Article): number {
  if (!a || !b || a === b) return 0;
  return a < b ? 1 : -1;
}
