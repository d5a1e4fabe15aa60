import "../ui/fields.css";
import "../ui/select.css";
import "../ui/choices.css";
import "../ui/message.css";
import "../tools/forms/form.css";
import "../tools/forms/form-page.css";
import { data } from "react-router";
import { locales } from "#contract/locale.ts";
import { isFormName } from "#contract/forms/forms.ts";
import { pathOf } from "#contract/paths.ts";
import { notFound } from "../api/fail-page.server.ts";
import { FormAside } from "../tools/forms/form-aside.tsx";
import { ATTACH } from "../tools/forms/form-data.ts";
import { formTexts } from "../tools/forms/form-texts.server.ts";
import { formModals } from "../tools/forms/form-modals.ts";
import { loadAside } from "../tools/forms/load-aside.server.ts";
import { loadForm, postedForm } from "../tools/forms/load-form.server.ts";
import { sendForm } from "../tools/forms/send-form.server.ts";
import { formWords } from "../tools/forms/forms-words.ts";
import { Island } from "../islands/island.tsx";
import { formBar } from "../parts/bar/page-bar.ts";
import { modalPart } from "../parts/links/modal-part.ts";
import type { ActionArgs, LoaderArgs, PageProps } from "../render/route-module.ts";
import { pathsOf } from "../seo/article-head.server.ts";
import { Page } from "../seo/page.tsx";
import { loadTrail } from "../seo/trail.server.ts";
import { href } from "../urls.ts";

export async function loader({ site, context, params: { name }, request }: LoaderArgs<"form">) {
  if (!isFormName(name)) throw notFound();
  const { locale } = site;
  const form = context.get(postedForm) ?? (await loadForm(site, name, new URL(request.url).searchParams));
  const path = pathOf("form", { name });
  const { title, lead } = form.intro;
  const aside = await loadAside(site, form);
  return {
    form,
    aside,
    bar: formBar(aside.phone),
    head: {
      title,
      description: lead,
      keywords: formTexts[name][locale].keywords,
      // The API knows only content pages; a form's breadcrumb parent is the home page.
      trail: [...(await loadTrail(site, pathOf("home"), "")), { title, href: href(locale, "form", { name }) }],
      address: { paths: pathsOf(path), translations: locales },
    },
  };
}

/**
 * Values from the link are also fields of the form, so after a POST the page shows the posted values and ignores the
 * query.
 */
export async function action({ site, context, params: { name }, request }: ActionArgs<"form">) {
  if (!isFormName(name)) throw notFound();
  const { answer, retryAfter } = await sendForm(site, name, request, async (post) => {
    const form = await loadForm(site, name, queryOf(post));
    context.set(postedForm, form);
    return form;
  });
  return data(answer, {
    status: answer.status,
    headers: retryAfter ? [["Retry-After", String(retryAfter)]] : [],
  });
}

function queryOf(post: FormData): URLSearchParams {
  const given = ["subject", "center", "city", "vacancy", "event", ATTACH].flatMap((name): [string, string][] => {
    const value = post.get(name);
    return typeof value === "string" ? [[name, value]] : [];
  });
  return new URLSearchParams(given);
}

export default function FormPage({
  loaderData: { head, form, aside },
  actionData: answer,
}: PageProps<typeof loader, typeof action>) {
  const isWrong = answer !== undefined && answer.status !== 200;
  const title = isWrong ? formWords[form.locale].errorTitle + head.title : head.title;
  return (
    <Page head={{ ...head, title }}>
      <div className="form-page" {...modalPart(formModals(form.name), { label: head.title })}>
        <div className="wrap">
          <Island name="form" props={{ ...form, answer: answer ?? form.answer }} wake="idle" />
          <FormAside aside={aside} />
        </div>
      </div>
    </Page>
  );
}
