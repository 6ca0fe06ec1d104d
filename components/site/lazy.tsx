'use client';

import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { useLayer } from '@/components/hooks/use-layer';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { type LazyPart, useLazyPart } from '@/lib/browser/lazy';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { CloseButton } from './close-button';
import { ButtonLink } from './link';

interface BusyLabelProps {
  ref?: Ref<HTMLSpanElement>;
  label: ReactNode;
  busyLabel: string;
}

/**
 * Shows the label of a button, or `busyLabel` while the button is busy (`aria-busy`), as it is too
 * while the loader holds its press. The width stays the same.
 */
export function BusyLabel({ ref, label, busyLabel }: BusyLabelProps) {
  return (
    <span ref={ref} className="grid justify-items-center *:col-start-1 *:row-start-1">
      <span className="in-aria-busy:invisible">{label}</span>
      <span className="invisible in-aria-busy:visible">{busyLabel}</span>
    </span>
  );
}

/** @param prefetch fetches the part: called on hover and focus, and once when the button is in view. */
export function LazyButton({
  prefetch,
  busy,
  label,
  busyLabel,
  className,
  ...props
}: Omit<ComponentProps<typeof Button>, 'children' | 'asChild' | 'onFocus' | 'onPointerEnter'> & {
  prefetch: () => unknown;
  busy: boolean;
  label: string;
  busyLabel: string;
}) {
  const content = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      prefetch();
    });
    observer.observe(content.current!);
    return () => observer.disconnect();
  }, [prefetch]);

  return (
    <Button
      className={cn('aria-busy:cursor-progress', className)}
      aria-busy={busy || undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...props}
    >
      <BusyLabel ref={content} label={label} busyLabel={busyLabel} />
    </Button>
  );
}

type FailureTexts = Words['shell']['failure'] & { phone: string };

const FailureContext = createContext<FailureTexts | null>(null);

/** Gives every part of the page the words it needs when it cannot be loaded. */
export function FailureProvider({ words, children }: { words: FailureTexts; children: ReactNode }) {
  return <FailureContext value={words}>{children}</FailureContext>;
}

type Failed = Omit<ReturnType<typeof useLazyPart>, 'part'>;

export function PartFailure({ busy, failures, load, className }: Failed & { className?: string }) {
  const words = use(FailureContext)!;
  return (
    <Alert role={undefined} variant="destructive" className={cn('mt-4', className)}>
      <div role="alert" key={failures} className="pr-8">
        <AlertTitle>{words.title}</AlertTitle>
        <AlertDescription>{words.text}</AlertDescription>
      </div>
      <Actions className="mt-3">
        <Button size="sm" aria-busy={busy} onClick={() => void load()}>
          {words.retry}
        </Button>
        <Button size="sm" variant="outline" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <ButtonLink
          href={whatsappLink(words.phone, fill(words.message, { address: location.href }))}
        >
          {words.chat}
        </ButtonLink>
      </Actions>
    </Alert>
  );
}

/**
 * The same in place of a dialog. It is the browser's own `<dialog>`, which needs no other script.
 *
 * @param onClose without it the message stays open, and the page behind it can be used.
 */
export function FailureDialog({ onClose, ...failed }: Failed & { onClose?: () => void }) {
  const words = use(FailureContext)!;
  const element = useRef<HTMLDialogElement>(null);
  const isModal = onClose !== undefined;
  useLayer(isModal ? 'dialog' : 'notice', true, onClose);

  useLayoutEffect(() => {
    const dialog = element.current!;
    if (isModal) dialog.showModal();
    else dialog.show();
    // Returns the focus before the next dialog takes it.
    return () => dialog.close();
  }, [isModal]);

  return (
    <dialog
      ref={element}
      className="fixed inset-x-0 top-auto bottom-4 z-10 mx-auto w-[min(32rem,100%-2rem)] p-0 text-inherit shadow-float backdrop:bg-overlay"
      aria-label={words.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <PartFailure {...failed} className="mt-0" />
      {onClose && <CloseButton aria-label={words.close} onClick={() => onClose()} />}
    </dialog>
  );
}

/**
 * Fetches a dialog and shows it, or says that it could not be loaded. Mount it to open the dialog.
 *
 * @param onClose closes that message; leave it out where the dialog cannot be dismissed.
 */
export function LazyDialog<Part>({
  dialog,
  onClose,
  children,
}: {
  dialog: LazyPart<Part>;
  onClose?: () => void;
  children: (part: Part) => ReactNode;
}) {
  const { part, ...failed } = useLazyPart(dialog, true);
  if (part) return children(part);
  return failed.failures > 0 && <FailureDialog onClose={onClose} {...failed} />;
}
