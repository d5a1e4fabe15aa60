import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { endpoints } from "../../urls.ts";
import { RETURN } from "./return-path.ts";

type Props = {
  /** The part of the page to come back to when the change needs a load. */
  backTo?: string;
  className?: string;
  children: ReactNode;
};

/** A real form: its buttons work before and without scripts; with them the change is instant (`browser/vision.ts`). */
export function VisionForm({ backTo, className, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={endpoints.changeVision.path} role="none" className={className} data-vision-form="">
      <input type="hidden" name={RETURN} value={pathname + search + (backTo ? `#${backTo}` : "")} />
      {children}
    </form>
  );
}
