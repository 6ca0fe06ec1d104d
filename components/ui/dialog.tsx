'use client';

import * as DialogPrimitive from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react';
import { cn } from '@/lib/utils';
import { CloseButton } from '@/components/site/dialog';
import { toast } from '@/components/site/toaster';
import { useCloseOnBack } from '@/components/site/use-close-on-back';
import { useControlled } from '@/components/site/use-controlled';

/**
 * Back closes it, too. Opened by `open` without `onOpenChange` it cannot be closed, and Back leaves
 * the page.
 */
export function Dialog({
  open,
  defaultOpen = false,
  onOpenChange,
  ...props
}: ComponentProps<typeof DialogPrimitive.Root>) {
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const isClosable = open === undefined || onOpenChange !== undefined;

  function change(next: boolean) {
    toast.dismiss();
    setOpen(next);
  }
  useCloseOnBack(isOpen, isClosable ? () => change(false) : undefined);
  return <DialogPrimitive.Root open={isOpen} onOpenChange={change} {...props} />;
}

export function DialogTrigger(props: ComponentProps<typeof DialogPrimitive.Trigger>) {
  return <DialogPrimitive.Trigger data-slot="dialog-trigger" {...props} />;
}

export const DialogPortal = DialogPrimitive.Portal;

export function DialogClose(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-close" {...props} />;
}

/** Leaves a strip for toasts above the dialog. */
export function DialogOverlay({
  className,
  ...props
}: ComponentProps<typeof DialogPrimitive.Overlay>) {
  return (
    <DialogPrimitive.Overlay
      data-slot="dialog-overlay"
      className={cn(
        'fixed inset-0 z-10 grid animate-fade-in items-end overflow-auto overscroll-contain bg-overlay pt-5 not-has-[iframe]:border-t-[length:var(--toast-strip)] not-has-[iframe]:border-transparent not-has-[iframe]:pt-0 has-data-[slot=dialog-foot]:scroll-pb-24 xs:place-items-center xs:px-4 xs:pt-0 short:scroll-pb-0',
        className,
      )}
      {...props}
    />
  );
}

/** A toast lies over a dialog; pressing it must not close what is below. */
function keepForToasts(event: { target: EventTarget | null; preventDefault(): void }) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}

/** Is mounted with each opening, while `DialogContent` may be there from the start. */
function NoteOpener({ openerRef }: { openerRef: RefObject<Element | null> }) {
  // Not while rendering: a failure shown in its place returns the focus before this effect runs.
  useLayoutEffect(() => {
    openerRef.current = document.activeElement;
  }, [openerRef]);
  return null;
}

/**
 * A panel in the middle of the window; on phones a sheet from below. The focus goes back to what
 * had it when the dialog opened.
 *
 * @param closeLabel names the close button in the language of the page.
 */
export function DialogContent({
  className,
  children,
  showCloseButton = true,
  closeLabel = 'Close',
  onInteractOutside,
  onCloseAutoFocus,
  ...props
}: ComponentProps<typeof DialogPrimitive.Content> & {
  showCloseButton?: boolean;
  closeLabel?: string;
}) {
  const openerRef = useRef<Element>(null);
  return (
    <DialogPortal>
      <DialogOverlay>
        <DialogPrimitive.Content
          data-slot="dialog-content"
          className={cn(
            'relative w-full animate-rise-in rounded-t-lg border-t-[3px] border-thread bg-card px-5 pt-5 pb-6 text-card-foreground shadow-float outline-none xs:my-8 xs:max-w-md xs:rounded-lg md:px-9 md:py-8 forced-colors:border forced-colors:border-foreground',
            className,
          )}
          onInteractOutside={(event) => {
            keepForToasts(event);
            onInteractOutside?.(event);
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            if (openerRef.current instanceof HTMLElement) openerRef.current.focus();
          }}
          {...props}
        >
          <NoteOpener openerRef={openerRef} />
          {children}
          {showCloseButton && (
            <DialogClose asChild>
              <CloseButton aria-label={closeLabel} />
            </DialogClose>
          )}
        </DialogPrimitive.Content>
      </DialogOverlay>
    </DialogPortal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="dialog-header" className={cn('mb-[1.1rem]', className)} {...props} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn('mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end', className)}
      {...props}
    />
  );
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
