import { type ReactNode, use } from "react";
import { endpoints } from "../../urls.ts";
import { RETURN } from "./return-path.ts";
import { ReturnPath } from "./return-path-context.ts";

type Props = {
  /** The part of the page to return to if the change needs a load. */
  backTo?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A real form: its buttons work before and without scripts; with scripts the change is instant (`browser/vision.ts`).
 */
export function VisionForm({ backTo, className, children }: Props) {
  const returnPath = use(ReturnPath);
  return (
    <form method="post" action={endpoints.changeVision.path} role="none" className={className} data-vision-form="">
      <input type="hidden" name={RETURN} value={returnPath + (backTo ? `#${backTo}` : "")} />
      {children}
    </form>
  );
}
