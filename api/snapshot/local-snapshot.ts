import { entityConfigs } from "#contract/entity-configs.ts";
import type { DefaultLocale, Locale } from "#contract/locale.ts";
import type { Address } from "#contract/records/address.ts";
import type { Article } from "#contract/records/article.ts";
import type { City } from "#contract/records/city.ts";
import type { Entity } from "#contract/records/entity.ts";
import type { FeedbackType } from "#contract/records/feedback-type.ts";
import type { GalleryFile, MediaFile } from "#contract/records/media.ts";
import type { Variable } from "#contract/records/variable.ts";
import { byListOrder } from "../list-order.ts";
import type { ContentSearch } from "../search/search-index.ts";
import { localise, type Stored, type StoredKinds } from "../stored.ts";
import { mapInSlices } from "../slices.ts";
import type { ArticleLookup, ArticleTable } from "./article-table.ts";
import { type CategoryTree, categoryTree } from "./category-tree.ts";
import { withMediaBase } from "./media-base.ts";
import type { IndexedPage, PageIndex } from "./page-index.ts";
import { reviewersIn } from "./reviewers.ts";
import type { RecordsOfKinds } from "./sort-by-kind.ts";
import { articleMaker } from "./to-article.ts";
import { toEntity } from "./to-entity.ts";

/** Everything of one version in one language, in the default order. */
export type LocalSnapshot = {
  articles: Article[];
  /** Those with a date. */
  newestFirst: Article[];
  articleByAlias: ArticleLookup<string>;
  articleById: ArticleLookup<number>;
  categories: CategoryTree;
  addresses: Address[];
  cities: City[];
  feedbackTypes: FeedbackType[];
  files: MediaFile[];
  galleries: Map<number, GalleryFile[]>;
  variables: Map<string, Variable>;
  entities: Map<number, Entity[]>;
  pages: PageIndex;
  recordAt(page: IndexedPage): Article | Entity | undefined;
  /** Built on first use: a server that has just started shows pages first. */
  search: () => Promise<ContentSearch>;
};

/** What every language of a version shares. */
type SharedParts = { records: RecordsOfKinds; table: ArticleTable; pages: PageIndex };

/** Everything except the search index. Built in slices: the server handles requests while it loads a new version. */
export async function localSnapshot(
  { records, table, pages }: SharedParts,
  locale: Locale,
  mediaBase: string,
): Promise<Omit<LocalSnapshot, "search">> {
  const inOrder = <Shared extends { weight: number }, Words>(stored: Stored<Shared, Words>[]) =>
    stored.map((one) => localise(one, locale)).toSorted(byListOrder);
  const categories = categoryTree(records.category, locale);
  const toArticle = articleMaker({
    locale,
    mediaBase,
    categories,
    reviewers: reviewersIn(records.entity),
  });
  const articles = await mapInSlices(table.packed, toArticle);
  const regions = records.entity
    .filter(({ shared }) => shared.config === entityConfigs.region.id)
    .map(({ shared }) => shared.alias);
  const entities = Map.groupBy(
    records.entity.map((stored) => toEntity(stored, locale, mediaBase, regions)).toSorted(byListOrder),
    ({ config }) => config.id,
  );
  const entityById = new Map([...entities.values()].flat().map((entity) => [entity.id, entity]));
  return {
    articles,
    newestFirst: table.places.newestFirst.flatMap((at) => articles[at] ?? []),
    articleByAlias: table.byAlias(articles),
    articleById: table.byId(articles),
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
    pages,
    recordAt: ({ article, entity }) => (article === undefined ? entityById.get(entity ?? NaN) : articles[article]),
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
