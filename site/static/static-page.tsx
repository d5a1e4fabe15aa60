import { useLayoutEffect, useRef } from "react";
import { HeadOf } from "../seo/page.tsx";
import type { Head } from "../seo/head.ts";
import { keptHtml } from "./kept-html.ts";

/** A page in the browser: the HTML it was served with or, after a navigation, the HTML that its data brings. */
export function StaticPage({ loaderData: { head, html } }: { loaderData: { head: Head; html?: string } }) {
  const main = useRef<HTMLElement>(null);
  const focused = useRef("");
  useLayoutEffect(() => {
    // A filter that changes its own page keeps the focus: its control is there again, under the same id.
    if (focused.current && document.activeElement === document.body) document.getElementById(focused.current)?.focus();
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof Element ? target.id : "";
    };
    const element = main.current;
    element?.addEventListener("focusin", remember);
    return () => element?.removeEventListener("focusin", remember);
  }, [html]);
  const content = html === undefined ? keptHtml("page") : { __html: html };
  return (
    <>
      <HeadOf head={head} />
      <main ref={main} id="content" tabIndex={-1} data-static="page" dangerouslySetInnerHTML={content} />
    </>
  );
}
