import { data, redirect } from "react-router";
import { localePath, locales } from "#contract/locale.ts";
import { pathOf } from "#contract/paths.ts";
import { usefulFields } from "#contract/useful.ts";
import { useWords, useWordsOf } from "../i18n/use-words.tsx";
import { formBar } from "../parts/bar/page-bar.ts";
import { PageLink } from "../parts/links/link.tsx";
import type { ActionArgs, LoaderArgs, PageProps } from "../render/route-module.ts";
import { pathsOf } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { loadTrail } from "../seo/trail.server.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Failed } from "../ui/states.tsx";
import { href } from "../urls.ts";
import { LineForm } from "./useful/line-form.tsx";
import { readAsked, refuseWithoutQuestion, takeAnswer } from "./useful/take-answer.server.ts";
import styles from "./useful/useful.module.css";
import { usefulPageWords } from "./useful/useful-page-words.ts";

/** Query key set after the comment was saved. */
const SAID = "said";

export async function loader({ site, request }: LoaderArgs) {
  const { locale } = site;
  const address = new URL(request.url).searchParams;
  const named = (field: string) => address.get(field) ?? "";
  const { title, description, keywords } = usefulPageWords[locale];
  const trail = await loadTrail(site, pathOf("home"), "");
  refuseWithoutQuestion(site);
  return {
    asked: await readAsked(site, named(usefulFields.page), named(usefulFields.answer)),
    isSaid: address.has(SAID),
    bar: formBar(null),
    head: {
      title,
      description,
      keywords,
      trail: [...trail, { title, href: href(locale, "useful") }],
      address: { paths: pathsOf(pathOf("useful")), translations: [...locales] },
      isNoindex: true,
    },
  };
}

/** Redirects after a POST, so that reloading sends nothing again. */
export async function action({ site, request }: ActionArgs) {
  const { locale } = site;
  const taken = await takeAnswer(site, request);
  if ("fault" in taken) {
    const { status, retryAfter } = taken;
    return data(taken, { status, headers: retryAfter ? [["Retry-After", String(retryAfter)]] : [] });
  }
  const { path, answer, hasLine } = taken;
  const told = new URLSearchParams({ [usefulFields.page]: path, [usefulFields.answer]: answer });
  if (hasLine) told.set(SAID, "");
  return redirect(`${href(locale, "useful")}?${told}`, 303);
}

export default function Useful({ loaderData, actionData: refused }: PageProps<typeof loader, typeof action>) {
  const { locale } = useWords();
  const words = useWordsOf(usefulPageWords);
  const asked = refused ? refused.asked : loaderData.asked;
  const shown = refused ? "none" : (asked?.answer ?? "none");
  const fault = refused && words.faults[refused.fault];
  const isLineWrong = refused?.fault === "tooLong" || refused?.fault === "noLine";
  return (
    <Page head={loaderData.head}>
      <PageHead title={words.heading[shown]} lead={loaderData.isSaid ? words.said : !fault && words.lead[shown]} />
      <div className={`wrap ${styles.page}`}>
        {fault && !isLineWrong && <Failed title={fault} />}
        {asked && !loaderData.isSaid && (
          <LineForm asked={asked} line={refused?.line ?? ""} error={isLineWrong ? fault : undefined} />
        )}
        <ul className={styles.ways}>
          <li>
            {asked ? (
              <a href={localePath(locale, asked.path)}>{words.back}</a>
            ) : (
              <PageLink page="treatment">{words.read}</PageLink>
            )}
          </li>
          <li>
            <PageLink page="form" params={{ name: "question" }}>
              {words.ask}
            </PageLink>
          </li>
        </ul>
      </div>
    </Page>
  );
}
