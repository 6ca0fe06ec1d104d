import * as Primitive from '@radix-ui/react-dialog';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

/** As the utilities of shadcn's dialog; what the site passes beside them wins. */
const styles = `@layer components {
  .copied-overlay {
    position: fixed;
    inset: 0;
    z-index: 50;
    background: rgb(0 0 0 / 0.5);
  }
  .copied-content {
    position: fixed;
    top: 50%;
    left: 50%;
    z-index: 50;
    display: grid;
    gap: 1rem;
    width: 100%;
    max-width: calc(100% - 2rem);
    padding: 1.5rem;
    border: 1px solid var(--border);
    background: var(--background);
    translate: -50% -50%;
    @media (width >= 40rem) {
      max-width: 32rem;
    }
  }
}`;
document.head.append(Object.assign(document.createElement('style'), { textContent: styles }));

// What shadcn's tool writes: it knows nothing of the site.
export const Dialog = Primitive.Root;

export const DialogTitle = (props: ComponentProps<typeof Primitive.Title>) => (
  <Primitive.Title data-slot="dialog-title" {...props} />
);
export const DialogDescription = (props: ComponentProps<typeof Primitive.Description>) => (
  <Primitive.Description data-slot="dialog-description" {...props} />
);
export const DialogHeader = (props: ComponentProps<'div'>) => (
  <div data-slot="dialog-header" {...props} />
);

export function DialogContent({
  className,
  children,
  showCloseButton = true,
  ...props
}: ComponentProps<typeof Primitive.Content> & { showCloseButton?: boolean }) {
  return (
    <Primitive.Portal data-slot="dialog-portal">
      <Primitive.Overlay data-slot="dialog-overlay" className="copied-overlay" />
      <Primitive.Content
        data-slot="dialog-content"
        className={cn('copied-content', className)}
        {...props}
      >
        {children}
        {showCloseButton && <Primitive.Close data-slot="dialog-close">Close</Primitive.Close>}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
