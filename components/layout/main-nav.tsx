'use client';

import { usePathname } from 'next/navigation';
import { cn } from '@/lib/utils';

interface Item {
  href: string;
  label: string;
}

export function MainNav({
  label,
  items,
  inMenu = false,
}: {
  label: string;
  items: readonly Item[];
  inMenu?: boolean;
}) {
  const path = usePathname();
  return (
    <nav
      className={
        inMenu
          ? undefined
          : 'hidden gap-[0.35rem] lg:flex print:hidden no-popover:order-3 no-popover:flex no-popover:flex-wrap'
      }
      aria-label={label}
    >
      {items.map(({ href, label: text }) => (
        <a
          key={href}
          href={href}
          aria-current={path === href ? 'page' : undefined}
          className={cn(
            'relative flex items-center px-[0.85rem]',
            inMenu
              ? 'min-h-14 border-b font-display text-2xl leading-[1.2]'
              : 'min-h-11 font-medium text-muted-foreground hover:text-foreground',
            path === href && [
              'after:absolute after:left-[0.85rem] after:h-[3px] after:bg-thread-strong',
              inMenu
                ? 'after:-bottom-px after:w-12'
                : 'text-foreground after:right-[0.85rem] after:bottom-[0.35rem]',
            ],
          )}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}
