'use client';

import { useState } from 'react';

/** The button that shows and hides the steps; `beside` stands next to it. */
export function StepsToggle({
  labels,
  beside,
  children,
}: {
  labels: { show: string; hide: string };
  beside: React.ReactNode;
  children: React.ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className="actions">
        <button
          type="button"
          className="button button-quiet only-with-scripts"
          aria-expanded={open}
          aria-controls="steps"
          onClick={() => setOpen(!open)}
        >
          {open ? labels.hide : labels.show}
        </button>
        {beside}
      </div>
      <div id="steps" className="shown-without-scripts" hidden={!open}>
        {children}
      </div>
    </>
  );
}
