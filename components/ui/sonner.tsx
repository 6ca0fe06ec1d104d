'use client';

import { useEffect } from 'react';
import { toast as show, Toaster as Sonner } from 'sonner';
import { cn } from '@/lib/utils';
import { TOAST_EVENT, toastStyle, toastVariants, type Toast } from '@/components/site/toast';

/**
 * Sonner's own limit only hides toasts. One id for all loses a toast that comes while the one before
 * is leaving, so each has its own, and the styles hide the one that leaves.
 */
let shown: string | number | undefined;

function display(toast: Toast | null) {
  if (shown !== undefined) show.dismiss(shown);
  shown = undefined;
  if (!toast) return;
  const { kind, title, text } = toast;
  shown = show(title, {
    description: text,
    className: cn(toastStyle, toastVariants[kind]),
    duration: kind === 'failed' ? 10_000 : 6_000,
  });
}

export function Toaster({
  first,
  label,
  closeLabel,
}: {
  /** Shown as soon as the library is there. */
  first: Toast;
  label: string;
  closeLabel: string;
}) {
  useEffect(() => {
    display(first);
    const hear = (event: Event) => display((event as CustomEvent<Toast | null>).detail);
    addEventListener(TOAST_EVENT, hear);
    return () => removeEventListener(TOAST_EVENT, hear);
  }, [first]);

  return (
    <Sonner
      position="top-right"
      offset={{ top: '5rem', right: '1.5rem' }}
      gap={8}
      containerAriaLabel={label}
      closeButton
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: true,
        classNames: { title: 'font-semibold' },
      }}
    />
  );
}
