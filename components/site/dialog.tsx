'use client';

import { type ComponentProps } from 'react';
import { useLayer } from '@/components/hooks/use-layer';
import * as parts from '@/components/ui/dialog';
import { toast } from '@/lib/browser/toast';
import { cn } from '@/lib/utils';
import { CloseButton } from './close-button';

export { DialogDescription, DialogHeader } from '@/components/ui/dialog';

interface Props extends Omit<
  ComponentProps<typeof parts.DialogContent>,
  'showCloseButton' | 'onCloseAutoFocus'
> {
  /** Closes it: without it the dialog cannot be closed, and Back leaves the page. */
  onClose?: () => void;
  /** Names the close button in the language of the page. */
  closeLabel?: string;
}

const prevent = (event: { preventDefault(): void }) => event.preventDefault();

/** A toast lies over a dialog; pressing it must not close what is below. */
function keepForToasts(event: { target: EventTarget | null; preventDefault(): void }) {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/**
 * A dialog of the site, open as long as it is mounted. Back closes it, too, and the focus returns as
 * after every layer (`lib/browser/layers.ts`).
 */
export function Dialog({ onClose, closeLabel, className, children, ...props }: Props) {
  useLayer('dialog', true, onClose);

  function close() {
    toast.dismiss();
    onClose?.();
  }

  return (
    <parts.Dialog open onOpenChange={close}>
      <parts.DialogContent
        showCloseButton={false}
        onInteractOutside={onClose ? keepForToasts : prevent}
        onEscapeKeyDown={onClose ? undefined : prevent}
        className={cn('px-5 pt-5 pb-6 md:px-9 md:py-8', className)}
        {...props}
        onCloseAutoFocus={prevent}
      >
        {children}
        {onClose && <CloseButton aria-label={closeLabel} onClick={close} />}
      </parts.DialogContent>
    </parts.Dialog>
  );
}

/** Leaves room for the close button. */
export const DialogTitle = ({ className, ...props }: ComponentProps<typeof parts.DialogTitle>) => (
  <parts.DialogTitle className={cn('pr-12', className)} {...props} />
);

/** Scrolls the dialog that an element is in to its top: the overlay scrolls, or what lies beside it. */
export function scrollToTop(element: Element): void {
  for (const part of ['content', 'overlay'])
    element.closest(`[data-slot=dialog-${part}]`)?.scrollTo(0, 0);
}

/** Keeps the main button of a dialog in view while its content scrolls. */
export function StickyActions({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sticky-actions"
      className={cn(
        'sticky bottom-0 z-1 -mx-5 mt-4 border-t bg-card px-5 py-3 md:-mx-9 md:px-9 short:static short:border-0',
        className,
      )}
      {...props}
    />
  );
}
