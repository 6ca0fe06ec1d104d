'use client';

import { useEffect, useState } from 'react';
import { cn } from '@/lib/utils';
import { lazy } from '@/lib/browser/lazy';
import { CloseIcon } from './icons';
import { endToast, TOAST_EVENT, toastStyle, toastVariants, type Toast } from './toast';
import { useLazy } from './use-lazy';

const toaster = lazy(() => import('@/components/ui/sonner'));

/** Fetches the toasts early: one of them may say that there is no network. */
export const prepareToasts = () => void toaster.ask();

/** What opens something else when it is pressed: another tab, a dialog, the menu. */
const OPENERS = '[role=tab], [aria-haspopup=dialog], [popovertarget]';

/** Ends a toast when the visitor goes on: types, or opens something. */
function endWithCause(event: Event) {
  const isTyped = event.type === 'input' && event.isTrusted;
  if (isTyped || (event.target as Element).closest(OPENERS)) endToast();
}

/** How long a toast is shown without the library, in milliseconds. */
const PLAIN_MS = 10_000;

/**
 * Shows toasts. The library that draws them is fetched with the first one; when that fails, the
 * toast is shown without it.
 */
export function Toasts(labels: { label: string; closeLabel: string }) {
  const [first, setFirst] = useState<Toast>();
  const { part, failures, ask } = useLazy(toaster);
  const isDrawn = part !== undefined && first !== undefined;
  const plain = failures > 0 ? first : undefined;

  useEffect(() => {
    if (isDrawn) return;
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<Toast | null>;
      setFirst(detail ?? undefined);
      if (detail) void ask();
    };
    addEventListener(TOAST_EVENT, hear);
    return () => removeEventListener(TOAST_EVENT, hear);
  }, [isDrawn, ask]);

  const hasShown = first !== undefined;
  useEffect(() => {
    if (!hasShown) return;
    const events = ['click', 'input'];
    for (const event of events) addEventListener(event, endWithCause, true);
    return () => {
      for (const event of events) removeEventListener(event, endWithCause, true);
    };
  }, [hasShown]);

  useEffect(() => {
    if (!plain) return;
    const timer = setTimeout(() => setFirst(undefined), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [plain]);

  if (isDrawn) return <part.Toaster first={first} {...labels} />;
  return (
    plain && (
      <div
        className={cn(
          toastStyle,
          toastVariants[plain.kind],
          'fixed top-2 left-2 z-20 w-[min(100vw-5rem,24rem)] md:top-26 md:right-6 md:left-auto md:w-100',
        )}
        role="alert"
      >
        <div>
          <p data-title="" className="font-semibold">
            {plain.title}
          </p>
          {plain.text && <p data-description="">{plain.text}</p>}
        </div>
        <button
          type="button"
          data-close-button=""
          aria-label={labels.closeLabel}
          onClick={() => setFirst(undefined)}
        >
          <CloseIcon />
        </button>
      </div>
    )
  );
}
