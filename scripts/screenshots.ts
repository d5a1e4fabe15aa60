export type Screenshot = {
  name: string;
  title: string;
  path: string;
  screen: "desktop" | "phone";
  isDark?: boolean;
  /** In the visually-impaired mode, with these settings. */
  vision?: { fontSize: number; theme: "light" | "dark" | "blue"; showImages: boolean };
};

/** The screenshots of docs/screenshots. */
export const screenshots: Screenshot[] = [
  { name: "home", title: "Home", path: "/", screen: "desktop" },
  { name: "home-phone", title: "Home on a phone", path: "/", screen: "phone" },
  { name: "home-dark", title: "Home in the dark scheme", path: "/", screen: "desktop", isDark: true },
  { name: "english", title: "Home in English", path: "/en", screen: "desktop" },
  { name: "dialysis", title: "Dialysis", path: "/dialysis", screen: "desktop" },
  { name: "article", title: "An article", path: "/lifestyle/potassium-in-food", screen: "desktop" },
  { name: "article-phone", title: "An article on a phone", path: "/lifestyle/potassium-in-food", screen: "phone" },
  { name: "centers", title: "Centres", path: "/centers", screen: "desktop" },
  { name: "center", title: "A centre", path: "/centers/kazan-rodnikovaya", screen: "desktop" },
  { name: "center-phone", title: "A centre on a phone", path: "/centers/kazan-rodnikovaya", screen: "phone" },
  { name: "danger-phone", title: "When to call, on a phone", path: "/information/when-to-call", screen: "phone" },
  { name: "form", title: "A request for dialysis", path: "/forms/appointment?subject=dialysis", screen: "desktop" },
  { name: "search", title: "Search", path: "/search?q=диета", screen: "desktop" },
  {
    name: "calculator",
    title: "The filtration rate calculator",
    path: "/information/calculator?age=45&sex=male&race=other&creatinine=101",
    screen: "desktop",
  },
  {
    name: "vision",
    title: "The visually-impaired mode",
    path: "/dialysis/hemodialysis",
    screen: "desktop",
    vision: { fontSize: 22, theme: "blue", showImages: true },
  },
];
