import styles from "./reveal.module.css";

/** The page's sections below the fold rise once as they come 100 px into view. Only a script hides them, so without one nothing is hidden. */
export function revealOnScroll(): () => void {
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches || document.documentElement.dataset["vision"];
  if (isCalm) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (isIntersecting) show(target);
    },
    { rootMargin: "0px 0px -100px" },
  );
  const show = (section: Element) => {
    observer.unobserve(section);
    section.classList.remove(styles["waiting"] ?? "");
  };
  const waiting = [...document.querySelectorAll("main section")].filter(
    (section) => section.getBoundingClientRect().top > window.innerHeight,
  );
  for (const section of waiting) {
    section.classList.add(styles["reveal"] ?? "", styles["waiting"] ?? "");
    observer.observe(section);
  }
  return () => {
    observer.disconnect();
    for (const section of waiting) show(section);
  };
}
