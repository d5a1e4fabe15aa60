import { type ComponentType, createElement, type HTMLAttributes, use } from "react";
import { useWords } from "../../i18n/use-words.tsx";
import { OfflineContext } from "../../parts/saving/offline-context.ts";
import { PicturesOff } from "../../ui/pictures-off.tsx";
import { VisionContext } from "../../frame/vision/vision-context.ts";
import { ReturnPath } from "../../frame/vision/return-path-context.ts";
import type { JsonProps } from "../json-props.ts";
import { Fragments } from "./fragments-context.ts";

type Props<ViewProps extends object> = {
  /** The element around it, which the page would have anyway. */
  as: "div" | "footer" | "header" | "section" | "tbody" | "template" | "ul";
  view: ComponentType<ViewProps>;
  /** Everything that the view shows. */
  props: ViewProps & JsonProps<ViewProps>;
} & Omit<HTMLAttributes<HTMLElement>, "children" | "dangerouslySetInnerHTML">;

/**
 * A part of a page that depends only on its props: it is rendered once and inserted from the cache
 * (`fragment-cache.server.tsx`). Besides its props the view sees the language and the visitor's mode. It does not see
 * the address: React Router's hooks throw in it, so that nothing of one page is shown on another.
 */
export function CachedFragment<ViewProps extends object>({ as, view, props, ...attributes }: Props<ViewProps>) {
  const place = use(Fragments);
  const around = {
    words: useWords(),
    vision: use(VisionContext),
    picturesOff: use(PicturesOff),
    isOfflineOn: use(OfflineContext),
    returnPath: use(ReturnPath),
  };
  // If nobody collects fragments, as in a test of one view, it is an ordinary part of the tree.
  if (!place) return createElement(as, attributes, createElement(view, props));
  const mark = place({ view: view as ComponentType<object>, props, around });
  return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: mark } });
}
