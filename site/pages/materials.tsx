import { pathOf } from "#contract/paths.ts";
import { failPage } from "../api/fail-page.server.ts";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import { openingOf } from "../parts/blocks/opening-of.server.ts";
import { readyArticles } from "../parts/blocks/ready-articles.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { loadThemes } from "../parts/themes/load-themes.server.ts";
import { loadWalletCard } from "./materials/load-wallet-card.server.ts";
import { MaterialsList } from "./materials/materials-list.tsx";
import { openSheet } from "./materials/open-sheet.server.ts";
import { shapeMaterials } from "./materials/shape-materials.server.ts";
import { SheetEnd } from "./materials/sheet-end.tsx";
import { WalletCard } from "./materials/wallet-card.tsx";

export async function loader({ site, request }: LoaderArgs) {
  const [page, themes] = await Promise.all([
    loadArticlePage(site, pathOf("materials")),
    loadThemes(site, "materials").catch(failPage),
  ]);
  const articles = themes.flatMap((theme) => theme.articles);
  const asked = new URL(request.url).searchParams.get("sheet");
  const sheet = articles.find(({ alias }) => alias === asked);
  if (sheet) {
    const [[ready = sheet], card] = await Promise.all([
      readyArticles(site, [sheet]),
      loadWalletCard(site, sheet.alias),
    ]);
    return { sheet: openSheet(page, ready), card };
  }
  const ready = await readyArticles(site, articles);
  return {
    list: {
      page: { ...page, content: openingOf(page.content) },
      groups: shapeMaterials(themes, ready, page.article.locale),
    },
  };
}

/** Leaflets grouped by need; `?sheet=` opens one for reading on screen. */
export default function MaterialsPage({ loaderData: { list, sheet, card } }: PageProps<typeof loader>) {
  if (list) return <MaterialsList {...list} />;
  return (
    <ArticlePage data={sheet} hasAction={false}>
      {card && <WalletCard card={card} />}
      <SheetEnd />
    </ArticlePage>
  );
}
