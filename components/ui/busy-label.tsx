import { type Ref } from 'react';

/**
 * Shows the label of a button, or `busyLabel` while the button is busy (`aria-busy`) or the loader
 * holds its press (`data-held`). The width stays the same.
 */
export function BusyLabel({
  ref,
  label,
  busyLabel,
}: {
  ref?: Ref<HTMLSpanElement>;
  label: React.ReactNode;
  busyLabel: string;
}) {
  return (
    <span ref={ref} className="grid justify-items-center *:col-start-1 *:row-start-1">
      <span className="in-aria-busy:invisible in-data-held:invisible">{label}</span>
      <span className="invisible in-aria-busy:visible in-data-held:visible">{busyLabel}</span>
    </span>
  );
}
