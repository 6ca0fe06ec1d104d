'use client';

import * as Radix from '@radix-ui/react-dialog';
import { useLayoutEffect, useRef } from 'react';
import { cn } from '@/lib/cn';
import { CloseIcon } from './icons';
import { useCloseOnBack } from './use-close-on-back';

/** A toast lies over a dialog; pressing it must not close what is below. */
function keepForToasts(event: { target: EventTarget | null; preventDefault(): void }) {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}

/**
 * A modal dialog, open as long as it is rendered; a sheet from below on phones. Import it lazily:
 * Radix stays out of the first load. The focus goes back to what had it when the dialog opened.
 *
 * @param size a full dialog holds a frame, which would keep Escape to itself: there the panel takes
 *   the focus, not its first control.
 * @param onClose closes by the button, Escape, Back and a press outside; without it the dialog
 *   cannot be dismissed.
 */
export function Dialog({
  title,
  description,
  closeLabel,
  size = 'narrow',
  onClose,
  children,
}: {
  title: string;
  description?: string;
  closeLabel?: string;
  size?: 'narrow' | 'wide' | 'full';
  onClose?: () => void;
  children: React.ReactNode;
}) {
  const opener = useRef<Element>(null);
  useCloseOnBack(true, onClose);
  // Not while rendering: a failure shown in its place returns the focus before this effect runs.
  useLayoutEffect(() => {
    opener.current = document.activeElement;
  }, []);
  const guard = (event: Parameters<typeof keepForToasts>[0]) => {
    if (onClose) keepForToasts(event);
    else event.preventDefault();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="scrim">
          <Radix.Content
            className={cn('dialog', `dialog-${size}`)}
            {...(!description && { 'aria-describedby': undefined })}
            onInteractOutside={guard}
            onEscapeKeyDown={(event) => !onClose && event.preventDefault()}
            onOpenAutoFocus={(event) => {
              if (size !== 'full') return;
              event.preventDefault();
              (event.currentTarget as HTMLElement).focus();
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (opener.current instanceof HTMLElement) opener.current.focus();
            }}
          >
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            {description && (
              <Radix.Description className="dialog-description">{description}</Radix.Description>
            )}
            {children}
            {onClose && (
              <Radix.Close className="dialog-close" aria-label={closeLabel}>
                <CloseIcon />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}
