import "../ui/accordion.css";
import "../ui/tables.css";
import "../ui/fields.css";
import "../ui/select.css";
import "../ui/choices.css";
import "../ui/message.css";
import { useWordsOf } from "../i18n/use-words.tsx";
import type { LoaderArgs, PageProps } from "../render/route-module.ts";
import { Page } from "../seo/page.tsx";
import { Cards } from "./styleguide/cards.tsx";
import { Content } from "./styleguide/content.tsx";
import { Controls } from "./styleguide/controls.tsx";
import { Fields } from "./styleguide/fields.tsx";
import { Foundations } from "./styleguide/foundations.tsx";
import { Islands } from "./styleguide/islands.tsx";
import { loadStyleguide } from "./styleguide/load-styleguide.server.ts";
import { Navigation } from "./styleguide/navigation.tsx";
import { States } from "./styleguide/states.tsx";
import { styleguideWords } from "./styleguide/styleguide-words.ts";
import { PageHead } from "../ui/page-head.tsx";

export async function loader({ site, url }: LoaderArgs) {
  return loadStyleguide(site, url.searchParams);
}

/** Every component in every state: input for axe and for screenshots. */
export default function Styleguide({ loaderData: { head, blocks } }: PageProps<typeof loader>) {
  const words = useWordsOf(styleguideWords);
  return (
    <Page head={head}>
      <PageHead title={words.title} lead={words.lead} />
      <Foundations />
      <Controls />
      <Navigation />
      <Fields />
      <Cards />
      <Islands />
      <States />
      <Content blocks={blocks} />
    </Page>
  );
}
