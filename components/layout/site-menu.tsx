/**
 * The menu of small screens: a native popover, so that it needs no script to open, to close on
 * Escape or a press outside, to give the focus back, and to tell assistive technology that it is
 * open.
 */
export function SiteMenu({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <button type="button" className="menu-button" popoverTarget="site-menu" aria-label={label}>
        <svg viewBox="0 0 26 26" aria-hidden="true">
          <path d="M3 8h20M3 18h20" />
        </svg>
      </button>
      <div id="site-menu" popover="auto" className="menu">
        {children}
      </div>
    </>
  );
}
