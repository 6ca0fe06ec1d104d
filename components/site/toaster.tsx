'use client';

import { useEffect, useRef, useState } from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { lazyPart, useLazyPart } from '@/lib/browser/lazy';
import { REVISIT } from '@/lib/browser/revisit';
import { type Toast, TOAST_EVENT } from '@/lib/browser/toast';

export { toast } from '@/lib/browser/toast';

const sonner = lazyPart(() => import('./sonner'));

/** Call it with the first press or focus of what may show a toast, while the network is there. */
export const prepareToasts = () => void sonner.load();

/** What opens something else when it is pressed: another tab, a dialog, the menu. */
const OPENERS = '[role=tab], [aria-haspopup=dialog], [popovertarget]';

const DURATIONS = { success: 6_000, error: 10_000 };

/** Shows toasts by Sonner, or as an alert where Sonner could not be fetched. */
export function SiteToaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  const { part, failures, load } = useLazyPart(sonner);
  const [latest, setLatest] = useState<Toast | null>(null);
  const region = useRef<HTMLElement>(null);
  const isPlain = latest !== null && failures > 0;

  useEffect(() => {
    function onToast(event: Event) {
      const { detail } = event as CustomEvent<Toast | null>;
      setLatest(detail);
      if (detail) void load();
    }
    addEventListener(TOAST_EVENT, onToast);
    return () => removeEventListener(TOAST_EVENT, onToast);
  }, [load]);

  useEffect(() => {
    if (!part || !latest) return;
    const { kind, title, isSilent, ...more } = latest;
    region.current!.setAttribute('aria-live', isSilent ? 'off' : 'polite');
    // With one id for all, Sonner loses a toast that comes while the one before is leaving.
    const id = part.toast[kind](title, { ...more, duration: DURATIONS[kind] });
    return () => void part.toast.dismiss(id);
  }, [part, latest]);

  useEffect(() => {
    if (!isPlain) return;
    const timer = setTimeout(() => setLatest(null), DURATIONS.error);
    return () => clearTimeout(timer);
  }, [isPlain, latest]);

  const hasShown = latest !== null;
  useEffect(() => {
    if (!hasShown) return;
    /** Ends a toast when the visitor goes on: types, opens something, or was on another page. */
    function endWithCause(event: Event) {
      const isTyped = event.type === 'input' && event.isTrusted;
      const goesOn = isTyped || event.type === REVISIT;
      if (goesOn || (event.target as Element).closest(OPENERS)) setLatest(null);
    }
    const events = ['click', 'input', REVISIT];
    for (const event of events) addEventListener(event, endWithCause, true);
    return () => {
      for (const event of events) removeEventListener(event, endWithCause, true);
    };
  }, [hasShown]);

  if (part) return <part.Toaster ref={region} containerAriaLabel={label} closeLabel={closeLabel} />;
  return (
    isPlain && (
      <Alert
        role={latest.isSilent ? undefined : 'alert'}
        variant={latest.kind === 'success' ? 'success' : 'destructive'}
        className="fixed top-2 left-2 z-20 mt-0 w-[min(100vw-5rem,24rem)] text-sm md:top-26 md:right-6 md:left-auto md:w-100"
      >
        <AlertTitle>{latest.title}</AlertTitle>
        <AlertDescription>{latest.description}</AlertDescription>
      </Alert>
    )
  );
}
