import { createContext, use } from "react";

/** Off where blocks are rendered without a page around them. */
export const HasPage = createContext(true);

/** The styles of a block that few pages have: React puts them into the head of those that do. */
export function RareStyles({ href }: { href: string }) {
  return use(HasPage) && <link rel="stylesheet" href={href} precedence="block" />;
}
