'use client';

import { usePathname } from 'next/navigation';
import { FloatingButton } from '@/components/site/floating-button';
import { ChatIcon } from '@/components/site/icons';
import { Link } from '@/components/site/link';

/** Shown at `path` only. */
export function FloatingChat({ path, href, label }: { path: string; href: string; label: string }) {
  if (usePathname() !== path) return null;
  return (
    <FloatingButton asChild>
      <Link href={href} aria-label={label}>
        <ChatIcon />
      </Link>
    </FloatingButton>
  );
}
