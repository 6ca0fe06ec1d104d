/** The other end of the broken thread: it frays upwards and runs down to the footer's knot. */
export function LooseEnd() {
  return (
    <svg viewBox="-12 -30 24 32" className="loose-end" aria-hidden="true">
      <path
        className="thread"
        strokeWidth="1"
        d="M0 0Q-1-14-9-22M0 0Q-3-12-5-28M0 0Q0-16 1-23M0 0Q1-14 6-29M0 0Q2-10 10-19"
      />
      <path className="thread" strokeWidth="2" d="M0 2V-3" />
    </svg>
  );
}
