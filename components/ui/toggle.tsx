import * as TogglePrimitive from '@radix-ui/react-toggle';
import { type ComponentProps } from 'react';
import { cn } from '@/lib/utils';

export const toggleStyle =
  'min-h-11 min-w-11 rounded-full border border-input px-4 pt-[0.35rem] pb-1 text-sm leading-none font-medium transition-[background-color,color] hover:bg-muted data-[state=on]:border-foreground data-[state=on]:bg-foreground data-[state=on]:text-background forced-colors:data-[state=on]:bg-[Highlight] forced-colors:data-[state=on]:text-[HighlightText] forced-colors:data-[state=on]:forced-color-adjust-none';

export function Toggle({ className, ...props }: ComponentProps<typeof TogglePrimitive.Root>) {
  return (
    <TogglePrimitive.Root data-slot="toggle" className={cn(toggleStyle, className)} {...props} />
  );
}
