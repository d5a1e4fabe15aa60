/** The first entry of a section says where it is, without laying out the page for that. */
export function revealSections(root: HTMLElement): IntersectionObserver {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const isBelow = boundingClientRect.top > window.innerHeight;
        if (!isIntersecting && (isBelow || target.matches(".reveal-waiting")))
          target.classList.add("reveal", "reveal-waiting");
        else {
          observer.unobserve(target);
          target.classList.remove("reveal-waiting");
        }
      }
    },
    { rootMargin: "0px 0px -100px" },
  );
  for (const section of root.querySelectorAll("main :is(section, .section)")) observer.observe(section);
  return observer;
}
