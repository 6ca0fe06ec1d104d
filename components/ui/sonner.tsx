'use client';

import { Toaster as Sonner, type ToasterProps } from 'sonner';

export { toast } from 'sonner';

const toastStyle =
  'pointer-events-auto relative flex flex-wrap items-start rounded-md border-l-[3px] pt-3 pr-11 pb-[0.65rem] pl-3.5 md:pt-4 md:pr-13 md:pb-[0.9rem] md:pl-[1.15rem] font-sans text-sm leading-small shadow-[0_18px_40px_-18px_var(--shade)] forced-colors:border [&_[data-close-button]]:absolute [&_[data-close-button]]:top-0 [&_[data-close-button]]:right-0 [&_[data-close-button]]:grid [&_[data-close-button]]:size-11 [&_[data-close-button]]:place-items-center [&_[data-close-button]_svg]:size-4 [&_[data-description]]:line-clamp-4 [&_[data-title]]:line-clamp-2';

export function Toaster({ toastOptions, ...props }: ToasterProps) {
  return (
    <Sonner
      position="top-right"
      offset={{ top: '5rem', right: '1.5rem' }}
      gap={8}
      closeButton
      icons={{ success: null, error: null }}
      toastOptions={{
        unstyled: true,
        ...toastOptions,
        classNames: {
          toast: toastStyle,
          title: 'font-semibold',
          actionButton: 'min-h-11 basis-full text-left font-semibold underline thread-underline',
          success: 'border-peacock bg-peacock-tint text-foreground',
          error: 'border-destructive bg-destructive-tint text-foreground',
          ...toastOptions?.classNames,
        },
      }}
      {...props}
    />
  );
}
