import type { Services } from "#contract/services.ts";
import { addresses } from "./company/addresses.ts";
import { feedbackTypes } from "./company/feedback-types.ts";
import { sendFeedback } from "./company/send-feedback.ts";
import { sendUseful } from "./company/send-useful.ts";
import { articleByAlias, articles, nestedArticles } from "./content/articles.ts";
import { categories, categoryByAlias } from "./content/categories.ts";
import { variable } from "./core/variable.ts";
import { config, entities } from "./entities/entities.ts";
import { cities, location } from "./geo/geo.ts";
import { files, galleryFiles } from "./media/files.ts";
import { uploadFile } from "./media/upload-file.ts";
import { breadcrumbs, links, navigation } from "./pages/page-helpers.ts";
import { search } from "./search/search.ts";
import type { ServiceDeps } from "./service-deps.ts";

/** The service of each call. */
const makers: { [Name in keyof Services]: (deps: ServiceDeps) => Services[Name] } = {
  categories,
  categoryByAlias,
  articles,
  nestedArticles,
  articleByAlias,
  sendFeedback,
  sendUseful,
  feedbackTypes,
  addresses,
  uploadFile,
  files,
  galleryFiles,
  variable,
  search,
  config,
  entities,
  cities,
  location,
  breadcrumbs,
  links,
  navigation,
};

export function createServices(deps: ServiceDeps): Services {
  return Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(deps)])) as Services;
}
