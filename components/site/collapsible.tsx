import * as CollapsiblePrimitive from '@radix-ui/react-collapsible';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Collapsible(props: ComponentProps<typeof CollapsiblePrimitive.Root>) {
  return <CollapsiblePrimitive.Root data-slot="collapsible" {...props} />;
}

export function CollapsibleTrigger(props: ComponentProps<typeof CollapsiblePrimitive.Trigger>) {
  return <CollapsiblePrimitive.Trigger data-slot="collapsible-trigger" {...props} />;
}

/** The HTML holds the content while it is closed, for search engines and visitors without scripts. */
export function CollapsibleContent({
  className,
  ...props
}: ComponentProps<typeof CollapsiblePrimitive.Content>) {
  return (
    <CollapsiblePrimitive.Content
      data-slot="collapsible-content"
      forceMount
      className={cn('data-[state=closed]:hidden noscript:block!', className)}
      {...props}
    />
  );
}
