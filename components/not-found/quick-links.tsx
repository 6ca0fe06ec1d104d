interface Props {
  label: string;
  links: readonly { href: string; title: string; note: string }[];
}

/** The pages as a ruled list. */
export function QuickLinks({ label, links }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 border-t-2 border-foreground lg:grid-cols-4">
        {links.map(({ href, title, note }) => (
          <li key={href}>
            <a href={href} className="group block h-full border-b py-4 pr-3">
              <b className="block font-display text-2xl leading-[1.2] font-normal decoration-thread-strong decoration-2 underline-offset-[0.2em] group-hover:underline">
                {title}
              </b>{' '}
              <span className="text-sm text-muted-foreground">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
