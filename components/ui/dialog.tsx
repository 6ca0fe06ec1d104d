'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { cn } from '@/lib/utils';
import { CloseButton } from '@/components/site/close-button';
import { toast } from '@/components/site/toaster';
import { useCloseOnBack } from '@/components/site/use-close-on-back';

/** Without `onOpenChange` Back leaves the page, as nothing can close the dialog. */
export function Dialog({
  open = false,
  onOpenChange,
  ...props
}: ComponentProps<typeof DialogPrimitive.Root>) {
  const change =
    onOpenChange &&
    ((isOpen: boolean) => {
      toast.dismiss();
      onOpenChange(isOpen);
    });
  useCloseOnBack(open, change && (() => change(false)));
  return <DialogPrimitive.Root open={open} onOpenChange={change} {...props} />;
}

/** A toast lies over a dialog; pressing it must not close what is below. */
function keepForToasts(event: { target: EventTarget | null; preventDefault(): void }) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}

/**
 * A panel in the middle of the window; on phones a sheet from below. The focus goes back to what
 * had it when the dialog opened.
 *
 * @param closeLabel names the close button; without it there is none.
 */
export function DialogContent({
  className,
  children,
  closeLabel,
  onInteractOutside,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & { closeLabel?: string }) {
  const opener = useRef<Element>(null);
  // Not while rendering: a failure shown in its place returns the focus before this effect runs.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-10 grid animate-fade-in items-end overflow-auto overscroll-contain bg-overlay pt-5 xs:place-items-center xs:px-4 xs:py-8"
      >
        <DialogPrimitive.Content
          data-slot="dialog-content"
          className={cn(
            'relative w-full animate-rise-in rounded-t-lg border-t-[3px] border-thread bg-card px-5 pt-5 pb-6 text-card-foreground shadow-[0_24px_64px_-24px_var(--shade)] outline-none xs:max-w-md xs:rounded-lg md:px-9 md:py-8 forced-colors:border forced-colors:border-foreground',
            className,
          )}
          onInteractOutside={(event) => {
            keepForToasts(event);
            onInteractOutside?.(event);
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          {...props}
        >
          {children}
          {closeLabel && (
            <DialogPrimitive.Close asChild>
              <CloseButton aria-label={closeLabel} />
            </DialogPrimitive.Close>
          )}
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('mb-[1.1rem]', className)} {...props} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn('pr-12 text-[1.75rem] xs:text-3xl', className)}
      {...props}
    />
  );
}

export function DialogDescription({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Description>) {
  return (
    <DialogPrimitive.Description
      data-slot="dialog-description"
      className={cn('mt-[0.35rem] text-muted-foreground', className)}
      {...props}
    />
  );
}
