import { data } from "react-router";
import { failPage } from "../api/fail-page.server.ts";
import { CenterCards } from "../centers/center-cards.tsx";
import { loadNetwork, loadRegionEntities, toRegion } from "../centers/load-network.server.ts";
import { siteContext } from "../context.server.ts";
import { useWordsOf } from "../i18n/words.tsx";
import { Page } from "../seo/page.tsx";
import { recordHead } from "../seo/record-head.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/region.ts";
import { NoCenters } from "./regions/no-centers.tsx";
import { OtherRegions } from "./regions/other-regions.tsx";
import { RegionActions } from "./regions/region-actions.tsx";
import { regionWords } from "./regions/words.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locale } = context.get(siteContext);
  const [entities, { centers }] = await Promise.all([
    loadRegionEntities(context).catch(failPage),
    loadNetwork(context),
  ]);
  const entity = entities.find(({ alias }) => alias === params.region);
  if (!entity) throw data(null, { status: 404 });
  const region = toRegion(entity, locale);
  const words = regionWords[locale];
  return {
    head: await recordHead(context, entity, `/dialysis/regions/${entity.alias}`, {
      title: words.pageTitle(region.title),
      description: region.description || words.description(region.title),
    }),
    textLocale: entity.locale,
    region,
    image: entity.image,
    centers: centers.filter((center) => center.region === region.alias),
    others: entities.filter((one) => one !== entity).map(({ alias, title }) => ({ alias, title })),
  };
}

export default function Region({ loaderData }: Route.ComponentProps) {
  const { head, textLocale, region, image, centers, others } = loaderData;
  const words = useWordsOf(regionWords);
  return (
    <Page head={head} textLocale={textLocale}>
      <PageHead
        title={words.title(region.title)}
        lead={region.description}
        scene={image && <Picture image={image} alt="" sizes="460px" />}
      >
        <RegionActions region={region} />
      </PageHead>
      <section className="section" aria-labelledby="centers">
        <div className="wrap stack">
          <h2 id="centers">{words.centers}</h2>
          {centers.length > 0 ? <CenterCards centers={centers} /> : <NoCenters />}
        </div>
      </section>
      <OtherRegions regions={others} />
    </Page>
  );
}
