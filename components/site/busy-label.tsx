import { type Ref } from 'react';

/**
 * Shows the label of a button, or `busyLabel` while the button is busy (`aria-busy`), as it is too
 * while the loader holds its press. The width stays the same.
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
      <span className="in-aria-busy:invisible">{label}</span>
      <span className="invisible in-aria-busy:visible">{busyLabel}</span>
    </span>
  );
}
