import * as Primitive from '@radix-ui/react-dialog';
import { type ComponentProps } from 'react';

// What shadcn's tool writes, without its styles: it knows nothing of the site.
export const Dialog = Primitive.Root;
export const DialogTitle = Primitive.Title;
export const DialogDescription = Primitive.Description;
export const DialogHeader = (props: ComponentProps<'div'>) => <div {...props} />;

export function DialogContent({
  children,
  showCloseButton = true,
  ...props
}: ComponentProps<typeof Primitive.Content> & { showCloseButton?: boolean }) {
  return (
    <Primitive.Portal>
      <Primitive.Overlay />
      <Primitive.Content {...props}>
        {children}
        {showCloseButton && <Primitive.Close>Close</Primitive.Close>}
      </Primitive.Content>
    </Primitive.Portal>
  );
}
