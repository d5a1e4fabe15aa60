import { useLayoutEffect, useRef } from "react";
import { HeadOf } from "../seo/page.tsx";
import type { Head } from "../seo/head.ts";
import { keptHtml } from "./kept-html.ts";

/** A page in the browser: the HTML it was served with or, after a navigation, the HTML that its data brings. */
export function StaticPage({ loaderData: { head, html } }: { loaderData: { head: Head; html?: string } }) {
  const focused = useRef("");
  // A filter that changes its own page keeps the focus: its control is there again, under the same id.
  useLayoutEffect(() => {
    if (focused.current && document.activeElement === document.body) document.getElementById(focused.current)?.focus();
  });
  const content = html === undefined ? keptHtml("page") : { __html: html };
  return (
    <>
      <HeadOf head={head} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only remembers where the focus was */}
      <main
        id="content"
        tabIndex={-1}
        data-static="page"
        dangerouslySetInnerHTML={content}
        onFocus={({ target }) => (focused.current = target.id)}
      />
    </>
  );
}
