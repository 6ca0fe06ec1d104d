interface Props {
  label: string;
  /** The title, line by line. */
  lines: readonly string[];
  ground: 'fill-cover-indigo' | 'fill-cover-peacock' | 'fill-cover-earth';
  /** First baseline, size and leading of the title. */
  title: { y: number; size: number; leading: number };
  children: React.ReactNode;
}

/** What all covers share: 300 × 440, the ground, the thread at the left, the title at the top. */
export function CoverFrame({ label, lines, ground, title, children }: Props) {
  return (
    <svg viewBox="0 0 300 440" role="img" aria-label={label}>
      <path d="M0 0H300V440H0Z" className={ground} />
      <path d="M34 0V440" className="stroke-cover-saffron" strokeWidth="1.6" />
      <g className="fill-cover-ivory" fontSize={title.size} letterSpacing="-0.4">
        {lines.map((line, index) => (
          <text key={line} x="52" y={title.y + index * title.leading}>
            {line}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}
