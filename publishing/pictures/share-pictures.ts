import { availableParallelism } from "node:os";
import { locales, type Translated, translationIn } from "#contract/locale.ts";
import type { ShareImage } from "#contract/records/share-image.ts";
import { makeSharePicture } from "./share-picture.ts";
import { hasPage } from "#api/snapshot/page-index.ts";
import type { StoredKinds } from "#api/stored.ts";
import type { ReadRecord } from "../read-record.ts";

type Words = { title: string; pageMeta?: { title: string | null; h1: string | null }; shareImage?: ShareImage };

/** Gives every record with its own page a sharing picture in each of its languages. */
export async function addSharePictures(records: ReadRecord[], mediaDir: string): Promise<void> {
  const home = records.find(({ provides }) => provides === "article index")?.body as StoredKinds["article"] | undefined;
  const jobs = records.filter(isPage).flatMap(({ body }) => {
    const { words } = body as { words: Translated<Words> };
    return locales.flatMap((locale) => {
      const own = words[locale];
      return own ? { words: own, caption: home && translationIn(home.words, locale).words.pageMeta.title } : [];
    });
  });
  const next = jobs.values();
  // Each is drawn on its own thread.
  const draw = async () => {
    for (const { words, caption } of next) {
      const title = words.pageMeta?.h1 ?? words.title;
      words.shareImage = await makeSharePicture({ title, caption: caption ?? "" }, mediaDir);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, draw));
}

function isPage({ kind, body }: ReadRecord): boolean {
  const { shared } = body as StoredKinds["article"] | StoredKinds["entity"];
  if (!shared.active) return false;
  return kind === "article" || (kind === "entity" && "config" in shared && hasPage(shared.config));
}
