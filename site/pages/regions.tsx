import { pathOf } from "#contract/paths.ts";
import { loadIntro } from "../article/load-intro.server.ts";
import { Blocks } from "../blocks/blocks.tsx";
import { loadNetwork } from "../centers/load-network.server.ts";
import { Page } from "../seo/page.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/regions.ts";
import { RegionCards } from "./regions/region-cards.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const [page, { centers, regions }] = await Promise.all([loadIntro(context, pathOf("regions")), loadNetwork(context)]);
  const counted = regions.map((region) => ({
    ...region,
    centers: centers.filter((center) => center.region === region.alias).length,
  }));
  return { ...page, regions: counted };
}

export default function Regions({ loaderData: { head, intro, regions } }: Route.ComponentProps) {
  return (
    <Page head={head} textLocale={intro.locale}>
      <PageHead
        title={intro.title}
        lead={intro.lead}
        scene={intro.image && <Picture image={intro.image} alt="" sizes="460px" />}
      />
      <div className="section">
        <div className="wrap stack">
          <Blocks blocks={intro.blocks} />
          <RegionCards regions={regions} />
        </div>
      </div>
    </Page>
  );
}
