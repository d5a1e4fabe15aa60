import { createContext, use } from "react";

/** False if blocks are rendered without a page around them. */
export const HasPage = createContext(true);

/** Styles of a rare block: React hoists them into the head of pages that have it. */
export function RareStyles({ href }: { href: string }) {
  return use(HasPage) && <link rel="stylesheet" href={href} precedence="block" />;
}
