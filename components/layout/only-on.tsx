'use client';

import { usePathname } from 'next/navigation';

export function OnlyOn({ path, children }: { path: string; children: React.ReactNode }) {
  return usePathname() === path && children;
}
