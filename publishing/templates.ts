/** A placeholder in a template where an editor writes; a pack that still contains it is not published. */
export const TO_BE_WRITTEN = "…";

/** A term is an article too. */
const ARTICLE_IDS = ["articles", "glossary"];

type Template = { folder: string; idFolders: string[]; original: string; translation: string };

/** The templates of `npm run content -- new`; entities get theirs from their config. */
export const templates: Record<string, Template> = {
  page: article("pages", ""),
  news: article("news", "category: news-company\npublishedAt: 2026-01-31T09:00:00+03:00\n"),
  treatment: article("treatment", "category: treatment-dialysis\nreviewedAt: 2026-01-31\n"),
  lifestyle: article("lifestyle", "category: lifestyle-nutrition\nreviewedAt: 2026-01-31\n"),
  story: article("stories", "category: stories-patients\npublishedAt: 2026-01-31T09:00:00+03:00\n"),
  tourism: article("tourism", "category: tourism\n"),
  faq: article("faq", "category: faq-start\nreviewedAt: 2026-01-31\n", ":::spoiler[…]\n…\n:::\n"),
  term: {
    folder: "glossary",
    idFolders: ARTICLE_IDS,
    original: "---\nid: {id}\ntitle: …\ndescription: …\nsynonyms:\n  - …\n---\n",
    translation: "---\ntitle: …\ndescription: …\nsynonyms:\n  - …\n---\n",
  },
  category: {
    folder: "categories",
    idFolders: ["categories"],
    original: "---\nid: {id}\nparent: root\ntitle: …\ndescription: …\n---\n",
    translation: "---\ntitle: …\ndescription: …\n---\n",
  },
};

function article(folder: string, shared: string, body = "…\n"): Template {
  return {
    folder: `articles/${folder}`,
    idFolders: ARTICLE_IDS,
    original: `---\nid: {id}\n${shared}title: …\ndescription: …\n---\n\n${body}`,
    translation: `---\ntitle: …\ndescription: …\n---\n\n${body}`,
  };
}
