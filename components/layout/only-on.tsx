'use client';

import { usePathname } from 'next/navigation';

/** Renders a part of the layout on one page only. */
export function OnlyOn({ path, children }: { path: string; children: React.ReactNode }) {
  return usePathname() === path && children;
}
