import { pathOf } from "#contract/paths.ts";
import { useWords } from "../i18n/use-words.tsx";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { ModalLink } from "../parts/links/modal-link.tsx";
import { ACCESSIBLE } from "../parts/links/modal-pages.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Icon } from "../ui/icon.tsx";
import { leadIntoSection } from "./alias/lead-into-section.server.ts";
import { refuseOwnPage } from "./alias/refuse-own-page.server.ts";
import styles from "./alias/article.module.css";

export async function loader({ site, params: { alias } }: LoaderArgs<"article">) {
  const path = pathOf("article", { alias });
  refuseOwnPage(path);
  await leadIntoSection(site, path);
  // The article begins with advice to call the center, so a button leads to the centers' phone numbers.
  return { ...(await loadArticlePage(site, path, { hasNeighbours: false })), isForCenter: alias === ACCESSIBLE };
}

export default function RootArticle({ loaderData: { isForCenter, ...data } }: PageProps<typeof loader>) {
  const { nav } = useWords();
  return (
    <ArticlePage
      data={data}
      action={
        isForCenter && (
          <p className={styles.action}>
            <ModalLink modal="centers-menu" className="button button-line">
              <Icon name="pin" />
              {nav.findCenter}
            </ModalLink>
          </p>
        )
      }
    />
  );
}
