'use client';

import { type ReactNode } from 'react';
import { type Lazy } from '@/lib/browser/lazy';
import { FailureDialog } from './part-failure';
import { useLazy } from './use-lazy';

/**
 * Fetches a dialog and shows it, or says that it could not be loaded. Mount it to open the dialog.
 *
 * @param onClose closes that message; leave it out where the dialog cannot be dismissed.
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
