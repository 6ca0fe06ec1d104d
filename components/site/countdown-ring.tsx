interface Props {
  left: number;
  whole: number;
  children?: number;
}

/** Draws the share of the time that is left as an arc around its children. */
export function CountdownRing({ left, whole, children }: Props) {
  return (
    <svg
      className="w-18 flex-none fill-none"
      strokeWidth="4"
      strokeLinecap="round"
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="42" className="stroke-border" />
      <circle
        cx="50"
        cy="50"
        r="42"
        className="stroke-thread"
        pathLength={whole}
        strokeDasharray={`${Math.min(left, whole)} ${whole}`}
        transform="rotate(-90 50 50)"
      />
      {children !== undefined && (
        <text x="50" y="63" fontSize="40" textAnchor="middle" className="fill-foreground">
          {children}
        </text>
      )}
    </svg>
  );
}
