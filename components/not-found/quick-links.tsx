import { type NotFoundTexts } from '@/content/en/not-found';

interface Props {
  label: string;
  links: NotFoundTexts['links'];
}

/** The four ways on, as a ruled list. */
export function QuickLinks({ label, links }: Props) {
  return (
    <nav aria-label={label}>
      <ul className="quick-links">
        {links.map(({ href, title, note }) => (
          <li key={href}>
            <a href={href}>
              <b>{title}</b> <span>{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
