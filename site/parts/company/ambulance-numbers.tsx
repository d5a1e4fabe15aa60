/** Whom to call where life is in danger; `or` stands between the two numbers. */
export function AmbulanceNumbers({ or, className }: { or: string; className?: string | undefined }) {
  return (
    <>
      <a className={className} href="tel:103">
        103
      </a>{" "}
      {or}{" "}
      <a className={className} href="tel:112">
        112
      </a>
    </>
  );
}
