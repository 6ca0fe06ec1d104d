'use client';

import { usePathname } from 'next/navigation';

/** Part of the shell that belongs to a single page. */
export function OnlyOn({ path, children }: { path: string; children: React.ReactNode }) {
  return usePathname() === path && children;
}
