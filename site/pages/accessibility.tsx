import { use } from "react";
import { pathOf } from "#contract/paths.ts";
import { VisionContext } from "../frame/vision/vision-context.ts";
import { VisionToggle } from "../frame/vision/vision-toggle.tsx";
import { ArticlePage } from "../parts/article/article-page.tsx";
import { loadArticlePage } from "../parts/article/load-article-page.server.ts";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import styles from "./accessibility/accessibility.module.css";

export async function loader({ site }: LoaderArgs) {
  return loadArticlePage(site, pathOf("accessibility"), { hasNeighbours: false });
}

export default function Accessibility({ loaderData }: PageProps<typeof loader>) {
  const isOn = use(VisionContext) !== null;
  const toggle = (
    <div className={styles.switch}>
      <VisionToggle className="button button-line" isWritten />
    </div>
  );
  return <ArticlePage data={loaderData} action={isOn ? undefined : toggle} hasAction={false} />;
}
