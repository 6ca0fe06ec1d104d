'use client';

import { useState } from 'react';

/**
 * The menu of small screens: a native popover, so that it opens before any script has run, closes
 * on Escape and on a press outside, and gives the focus back.
 */
export function SiteMenu({ label, children }: { label: string; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="menu-button"
        popoverTarget="site-menu"
        aria-label={label}
        aria-expanded={open}
        aria-controls="site-menu"
      >
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <path d="M3 8h20M3 18h20" />
        </svg>
      </button>
      <div
        id="site-menu"
        popover="auto"
        className="menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}
