'use client';

import { type ReactNode } from 'react';
import { type Lazy } from '@/lib/lazy';
import { FailureDialog } from './part-failure';
import { useLazy } from './use-lazy';

/**
 * A dialog that is fetched when this is mounted: mount it to open the dialog.
 *
 * @param onClose closes a failure; leave it out where the dialog cannot be dismissed.
 */
export function LazyDialog<Part>({
  lazy,
  onClose,
  children,
}: {
  lazy: Lazy<Part>;
  onClose?: () => void;
  children: (part: Part) => ReactNode;
}) {
  const { part, ...failed } = useLazy(lazy, true);
  if (part) return children(part);
  return failed.failures > 0 && <FailureDialog onClose={onClose} {...failed} />;
}
