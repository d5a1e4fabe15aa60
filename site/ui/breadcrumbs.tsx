type Props = { label: string; trail: { title: string; href: string }[] };

export function Breadcrumbs({ label, trail }: Props) {
  if (trail.length === 0) return null;
  return (
    <nav className="wall" aria-label={label} data-page-only="">
      <ol className="wrap crumbs">
        {trail.map(({ title, href }, index) => (
          <li key={href}>
            {index < trail.length - 1 ? <a href={href}>{title}</a> : <span aria-current="page">{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
