import * as TabsPrimitive from '@radix-ui/react-tabs';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export function Tabs(props: ComponentProps<typeof TabsPrimitive.Root>) {
  return <TabsPrimitive.Root data-slot="tabs" {...props} />;
}

export function TabsList({ className, ...props }: ComponentProps<typeof TabsPrimitive.List>) {
  return (
    <TabsPrimitive.List
      data-slot="tabs-list"
      className={cn('flex gap-4 border-b noscript:hidden', className)}
      {...props}
    />
  );
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof TabsPrimitive.Trigger>) {
  return (
    <TabsPrimitive.Trigger
      data-slot="tabs-trigger"
      className={cn(
        'relative min-h-12 pt-[0.3rem] pr-2 pb-[0.2rem] font-medium text-muted-foreground after:absolute after:right-2 after:-bottom-px after:left-0 after:h-[3px] after:origin-left after:scale-x-0 after:bg-thread-strong after:transition-[scale] hover:text-foreground data-[state=active]:text-foreground data-[state=active]:after:scale-x-100 forced-colors:after:bg-[Highlight] forced-colors:after:forced-color-adjust-none',
        className,
      )}
      {...props}
    />
  );
}

/** All panels stand in the HTML, for search engines and for visitors without scripts. */
export function TabsContent({ className, ...props }: ComponentProps<typeof TabsPrimitive.Content>) {
  return (
    <TabsPrimitive.Content
      data-slot="tabs-content"
      forceMount
      className={cn('data-[state=inactive]:hidden noscript:block!', className)}
      {...props}
    />
  );
}
