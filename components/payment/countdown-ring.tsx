/** A ring that shortens with the time left; the number beside it says the same. */
export function CountdownRing({ left, whole }: { left: number; whole: number }) {
  const share = Math.min(1, left / whole);
  return (
    <svg className="countdown-ring" viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="42" className="stroke-rule" />
      <circle
        cx="50"
        cy="50"
        r="42"
        className="stroke-thread"
        pathLength="1"
        strokeDasharray={`${share} 1`}
        transform="rotate(-90 50 50)"
      />
    </svg>
  );
}
