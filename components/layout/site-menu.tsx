/**
 * The menu of small screens: a native popover, so that it needs no script to open, to close on
 * Escape or a press outside, to give the focus back, and to tell assistive technology that it is
 * open.
 */
export function SiteMenu({
  id,
  label,
  children,
}: {
  id: string;
  label: string;
  children: React.ReactNode;
}) {
  return (
    <>
      <button
        type="button"
        className="-mr-[0.6rem] grid size-11 flex-none place-items-center lg:hidden print:hidden no-popover:hidden"
        popoverTarget={id}
        aria-label={label}
      >
        <svg
          viewBox="0 0 26 26"
          className="w-6.5"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d="M3 8h20M3 18h20" />
        </svg>
      </button>
      <div
        id={id}
        popover="auto"
        className="top-header mt-px max-h-[75dvh] w-full animate-drop-in border-b-2 border-foreground bg-background pt-3 pr-end pb-6 pl-[calc(var(--spacing-start)-0.85rem)] text-foreground backdrop:top-header backdrop:mt-px backdrop:bg-overlay before:absolute before:inset-y-0 before:left-line before:w-0.5 before:bg-thread lg:hidden print:hidden no-popover:hidden"
      >
        {children}
      </div>
    </>
  );
}
