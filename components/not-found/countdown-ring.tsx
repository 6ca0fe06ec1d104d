/** A ring that is as long as the share of the time that is left, with the seconds inside. */
export function CountdownRing({ left, of }: { left: number; of: number }) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className="countdown-ring">
      <circle cx="50" cy="50" r="42" fill="none" strokeWidth="4" className="stroke-rule" />
      <circle
        cx="50"
        cy="50"
        r="42"
        className="thread"
        strokeWidth="4"
        pathLength={of}
        strokeDasharray={`${left} ${of}`}
        transform="rotate(-90 50 50)"
      />
      <text x="50" y="63" fontSize="40" textAnchor="middle" className="fill-ink">
        {left}
      </text>
    </svg>
  );
}
