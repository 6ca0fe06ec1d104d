'use client';

import { type ComponentProps } from 'react';
import * as parts from '@/components/ui/sonner';
import { cn } from '@/lib/utils';

export { toast } from 'sonner';

const toastStyle = cn(
  'pointer-events-auto relative flex flex-wrap items-start rounded-md border-l-[3px]',
  'pt-3 pr-11 pb-[0.65rem] pl-3.5 md:pt-4 md:pr-13 md:pb-[0.9rem] md:pl-[1.15rem]',
  'font-sans text-sm leading-small shadow-[0_18px_40px_-18px_var(--shade)] forced-colors:border',
);

/** The toasts of the site: placed by `toaster.css`, over a dialog, too, and never longer than its strip. */
export function Toaster({
  closeLabel,
  ...props
}: Pick<ComponentProps<typeof parts.Toaster>, 'ref' | 'containerAriaLabel'> & {
  closeLabel: string;
}) {
  return (
    <parts.Toaster
      position="top-right"
      offset={{ top: '5rem', right: '1.5rem' }}
      gap={8}
      closeButton
      icons={{ success: null, error: null }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: closeLabel,
        classNames: {
          toast: toastStyle,
          title: 'line-clamp-2 font-semibold',
          description: 'line-clamp-4',
          closeButton: 'absolute top-0 right-0 grid size-11 place-items-center [&_svg]:size-4',
          actionButton: 'min-h-11 basis-full text-left font-semibold underline thread-underline',
          success: 'border-peacock bg-peacock-tint text-foreground',
          error: 'border-destructive bg-destructive-tint text-foreground',
        },
      }}
      {...props}
    />
  );
}
