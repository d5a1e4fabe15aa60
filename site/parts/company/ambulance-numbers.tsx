/** The emergency numbers; `or` goes between the two. */
export function AmbulanceNumbers({ or, className }: { or: string; className?: string }) {
  return (
    <>
      <a href="tel:103" className={className}>
        103
      </a>{" "}
      {or}{" "}
      <a href="tel:112" className={className}>
        112
      </a>
    </>
  );
}
