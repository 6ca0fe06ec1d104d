'use client';

import { type ComponentProps, type CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

const tokens = {
  '--normal-bg': 'var(--popover)',
  '--normal-text': 'var(--popover-foreground)',
  '--normal-border': 'var(--border)',
  '--border-radius': 'var(--radius)',
} as CSSProperties;

/** Unlike shadcn's, it needs no `next-themes`: the tokens follow the theme. */
export function Toaster({ style, ...props }: ComponentProps<typeof Sonner>) {
  return <Sonner style={{ ...tokens, ...style }} {...props} />;
}
