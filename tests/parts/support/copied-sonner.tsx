import { type ComponentProps, type CSSProperties } from 'react';
import { Toaster as Sonner } from 'sonner';

/** What shadcn's tool writes, for one theme: it knows nothing of the site. */
export const Toaster = (props: ComponentProps<typeof Sonner>) => (
  <Sonner
    theme="system"
    className="toaster group"
    icons={{ success: <i>✓</i>, error: <i>✗</i> }}
    style={{ '--normal-bg': 'var(--popover)' } as CSSProperties}
    {...props}
  />
);
