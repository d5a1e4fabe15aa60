import { pathOf } from "#contract/paths.ts";
import { ArticlePage } from "../article/article-page.tsx";
import { loadArticlePage } from "../article/load-article-page.server.ts";
import { Icon } from "../ui/icon.tsx";
import type { Route } from "./+types/social-networks.ts";
import { loadNetworks } from "./social-networks/load-networks.server.ts";
import styles from "./social-networks/social-networks.module.css";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, networks] = await Promise.all([
    loadArticlePage(context, pathOf("socialNetworks"), { hasNeighbours: false }),
    loadNetworks(context),
  ]);
  return { ...page, networks };
}

export default function SocialNetworks({ loaderData: { networks, ...page } }: Route.ComponentProps) {
  return (
    <ArticlePage data={page} hasAction={false}>
      <ul className={styles.networks}>
        {networks.map(({ title, url, host }) => (
          <li key={url}>
            <a className="card" href={url} rel="noopener" target="_blank">
              <b>{title}</b>
              <span className="muted small">{host}</span>
              <Icon name="arrow" />
            </a>
          </li>
        ))}
      </ul>
    </ArticlePage>
  );
}
