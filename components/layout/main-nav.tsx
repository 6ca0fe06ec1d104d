'use client';

import { usePathname } from 'next/navigation';

interface Item {
  href: string;
  label: string;
}

/** Links to the pages; the one being read is marked. */
export function MainNav({ label, items }: { label: string; items: readonly Item[] }) {
  const path = usePathname();
  return (
    <nav className="main-nav" aria-label={label}>
      {items.map(({ href, label: text }) => (
        <a key={href} href={href} aria-current={path === href ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  );
}
