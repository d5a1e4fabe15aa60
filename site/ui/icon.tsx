/** 24 grid, round caps, the colour of the text around it. */
const paths = {
  phone:
    "M6.2 3.5h2.6l1.7 4.3-2 1.5a12 12 0 0 0 6.2 6.2l1.5-2 4.3 1.7v2.6a2.2 2.2 0 0 1-2.4 2.2A16.4 16.4 0 0 1 4 5.9a2.2 2.2 0 0 1 2.2-2.4Z",
  arrow: "M4.5 12h15M13.5 6l6 6-6 6",
} as const;

export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
