'use client';

import { useEffect } from 'react';
import { toast as show, Toaster as Sonner } from 'sonner';
import { cn } from '@/lib/utils';
import { TOAST_EVENT, toastStyle, toastVariants, type Toast } from './toast';

/** A constant id makes each toast replace the one before: Sonner's own limit only hides them. */
const ONE_AT_A_TIME = 'toast';

function display({ kind, title, text }: Toast) {
  show(title, {
    id: ONE_AT_A_TIME,
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
    const hear = (event: Event) => display((event as CustomEvent<Toast>).detail);
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
