import { z } from "zod";

export const Title = z.string().min(1).max(100);
export const SitePath = z
  .string()
  .regex(/^[/#][^\s]*$/, "a path begins with / and has no language in it; #name opens a modal");

const MenuLink = z.strictObject({ title: Title, path: SitePath });
/** An entry has a link, a submenu, or both. */
const MenuEntry = z.strictObject({
  title: Title,
  path: SitePath.optional(),
  items: z.array(MenuLink).min(1).optional(),
});

/** The variables `menu-…`. */
export const Menu = z.array(MenuEntry).max(20);
export type Menu = z.output<typeof Menu>;
