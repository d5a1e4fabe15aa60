import { z } from "zod";
import { defineCall } from "./call.ts";
import { Feedback, FeedbackInput } from "./feedback.ts";
import { Flag, Id, listOptions, Order, paging, semicolons, With } from "./list-query.ts";
import { Address } from "./records/address.ts";
import { Article } from "./records/article.ts";
import { Category } from "./records/category.ts";
import { City } from "./records/city.ts";
import { Entity } from "./records/entity.ts";
import { FeedbackType } from "./records/feedback-type.ts";
import { GalleryFile, MediaFile, UploadedFile } from "./records/media.ts";
import { Navigation, PageLink, RelatedPage } from "./records/page-link.ts";
import { Variable } from "./records/variable.ts";
import { SearchAnswer, SearchFilter, SearchQuery } from "./search.ts";
import { usefulAnswers, UsefulInput } from "./useful.ts";

const Alias = z.string().min(1).max(200);
const list = z.strictObject(listOptions);
const byAlias = z.strictObject({
  alias: Alias,
  with: With.optional(),
  filters: z.strictObject({ active: Flag, isActive: Flag }).partial().optional(),
});
const ofPage = z.strictObject({ path: z.string().max(500).default("") });

/** From another API, the key and the title of each field are enough. */
const ConfigDescription = z.object({
  id: z.number().int().default(0),
  name: z.string().default(""),
  title: z.string().default(""),
  fields: z
    .array(
      z.object({
        key: z.string(),
        title: z.string().default(""),
        type: z.string().default("line"),
        isRequired: z.boolean().default(false),
        isTranslated: z.boolean().default(false),
      }),
    )
    .default([]),
});

/** THE table of calls. */
export const calls = {
  categories: defineCall({
    method: "GET",
    path: "/content/categories",
    summary: "Content categories",
    input: list,
    output: z.object({ categories: z.array(Category) }),
  }),
  categoryByAlias: defineCall({
    method: "GET",
    path: "/content/categories/alias/{alias}",
    summary: "One category by its alias",
    input: byAlias,
    output: z.object({ category: Category }),
  }),
  articles: defineCall({
    method: "GET",
    path: "/content/articles",
    summary: "Articles",
    input: list,
    output: z.object({ articles: z.array(Article) }),
  }),
  nestedArticles: defineCall({
    method: "GET",
    path: "/content/categories/{category}/articles/nested",
    summary: "The articles of a category (its alias or id) and of all below it, each with its category",
    input: z.strictObject({ category: Alias, ...listOptions }),
    output: z.object({ articles: z.array(Article) }),
  }),
  articleByAlias: defineCall({
    method: "GET",
    path: "/content/articles/alias/{alias}",
    summary: "One article by its alias; active=true means the same as filters[active]=true",
    input: byAlias.extend({ active: Flag.optional() }),
    output: z.object({ article: Article }),
  }),
  sendFeedback: defineCall({
    method: "POST",
    path: "/company/feedback",
    use: "sending",
    ours: ["consents", "details"],
    summary: "A visitor's request, question, application, complaint or review",
    input: FeedbackInput,
    // Another API may only confirm that it got the submission.
    output: z.object({ feedback: Feedback.nullable().catch(null) }),
  }),
  sendUseful: defineCall({
    method: "POST",
    path: "/company/useful",
    use: "sending",
    summary: "Whether an article was useful; or, after that, one line about it, which must hold nothing personal",
    input: UsefulInput,
    output: z.object({ useful: z.object({ answer: z.enum(usefulAnswers) }) }),
  }),
  feedbackTypes: defineCall({
    method: "GET",
    path: "/company/feedback/types",
    summary: "Kinds of feedback; a form finds its own by slug",
    // Callers send locale=false; the answer is the same.
    input: z.strictObject({ ...listOptions, locale: z.union([z.boolean(), z.string()]).optional() }),
    output: z.object({ types: z.array(FeedbackType) }),
  }),
  addresses: defineCall({
    method: "GET",
    path: "/company/addresses",
    summary: "The company's offices and how to reach them",
    input: list,
    output: z.object({ addresses: z.array(Address) }),
  }),
  uploadFile: defineCall({
    method: "POST",
    path: "/media/files",
    body: "multipart",
    use: "sending",
    summary:
      "A file to send with feedback: pdf, doc, docx, odt, rtf or txt, and jpg or png with a guest's request, up to 5 MB; private, and kept for a day unless sent",
    // The service reports what is wrong with the file, in words for a visitor.
    input: z.strictObject({ file: z.unknown(), title: z.string().max(300).optional() }),
    output: z.object({ file: UploadedFile }),
  }),
  files: defineCall({
    method: "GET",
    path: "/media/files",
    summary: "Public documents",
    input: list,
    output: z.object({ files: z.array(MediaFile) }),
  }),
  galleryFiles: defineCall({
    method: "GET",
    path: "/media/galleries/{id}/gallery-files",
    summary: "The pictures of a gallery",
    input: z.strictObject({ id: Id, ...listOptions }),
    output: z.object({ galleryFiles: z.array(GalleryFile) }),
  }),
  variable: defineCall({
    method: "GET",
    path: "/core/variables/key/{key}",
    summary: "A variable by its key; article=true brings the article it names",
    input: z.strictObject({ key: Alias, article: Flag.optional() }),
    output: z.object({ variable: Variable }),
  }),
  search: defineCall({
    method: "POST",
    path: "/search",
    use: "personal",
    summary: "Looks for a query in categories (2.1), articles (2.2) and entities (type config)",
    input: z.strictObject({ query: SearchQuery, filters: z.array(SearchFilter).min(1).max(10) }),
    output: SearchAnswer,
  }),
  config: defineCall({
    method: "GET",
    path: "/modules/{module}/configs/{config}",
    summary: "The fields of an entity's config (module entities)",
    input: z.strictObject({ module: Alias, config: Id }),
    output: z.object({ config: ConfigDescription }),
  }),
  entities: defineCall({
    method: "POST",
    path: "/entities/gett",
    summary: "Centers, regions, vacancies and the like, by config and ids",
    input: z.strictObject({
      filters: z.strictObject({
        config: Id,
        ids: z.array(Id).max(1000).optional(),
        active: Flag.optional(),
        properties: z.record(z.string(), z.union([semicolons, z.array(z.string())])).optional(),
      }),
      order: Order.optional(),
      ...paging,
    }),
    output: z.object({ entities: z.array(Entity) }),
  }),
  cities: defineCall({
    method: "GET",
    path: "/geo/cities",
    summary: "Cities; partner says that a partner network's centers are there",
    input: list,
    output: z.object({ cities: z.array(City) }),
  }),
  location: defineCall({
    method: "GET",
    path: "/geo/location",
    use: "personal",
    summary: "The visitor's city, as a trusted proxy tells it; else Moscow",
    input: z.strictObject({}),
    output: z.object({ location: z.object({ city: City.nullable() }) }),
  }),
  breadcrumbs: defineCall({
    method: "GET",
    path: "/{path*}/breadcrumbs",
    summary: "The trail from the home page to a page",
    input: ofPage,
    output: z.object({ breadcrumbs: z.array(PageLink) }),
  }),
  links: defineCall({
    method: "GET",
    path: "/{path*}/links",
    summary: "Pages related to a page",
    input: ofPage,
    output: z.object({ links: z.array(RelatedPage) }),
  }),
  navigation: defineCall({
    method: "GET",
    path: "/{path*}/navigation",
    summary: "The pages before and after a page in its section",
    input: ofPage,
    output: z.object({ navigation: Navigation }),
  }),
};

export type Calls = typeof calls;
export type CallName = keyof Calls;
