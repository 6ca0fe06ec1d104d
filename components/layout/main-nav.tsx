'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useLayer } from '@/components/hooks/use-layer';
import { cn } from '@/lib/utils';

interface Item {
  href: string;
  label: string;
}

interface Props {
  label: string;
  items: readonly Item[];
  inMenu?: boolean;
}

export function MainNav({ label, items, inMenu = false }: Props) {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const getMenu = () => nav.current!.closest<HTMLElement>('[popover]');

  useEffect(() => {
    const menu = 'popover' in HTMLElement.prototype && getMenu();
    if (!menu) return;
    const onToggle = () => setMenuOpen(menu.matches(':popover-open'));
    // It may have been opened before hydration.
    onToggle();
    // A wide window hides it by its styles alone.
    const onResize = () => {
      if (menu.getClientRects().length === 0) menu.hidePopover();
    };
    menu.addEventListener('toggle', onToggle);
    addEventListener('resize', onResize);
    return () => {
      menu.removeEventListener('toggle', onToggle);
      removeEventListener('resize', onResize);
    };
  }, []);

  useLayer('menu', isMenuOpen, () => getMenu()?.hidePopover());

  return (
    <nav
      ref={nav}
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
              ? 'min-h-14 border-b font-display text-2xl leading-title'
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
