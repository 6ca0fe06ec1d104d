/** The dots show the rounded rating; the words beside them say the number. */
export function Rating({ value, label }: { value: number; label: string }) {
  return (
    <span className="inline-flex items-center gap-[0.4rem] text-sm text-muted-foreground">
      <svg
        viewBox="0 0 84 16"
        aria-hidden="true"
        className="w-[4.6rem] stroke-thread-strong"
        strokeWidth="1.6"
      >
        <path d="M0 8H84" />
        {[8, 25, 42, 59, 76].map((x, index) => (
          <circle
            key={x}
            cx={x}
            cy="8"
            r="5.5"
            className={index < Math.round(value) ? 'fill-thread-strong' : 'fill-background'}
          />
        ))}
      </svg>
      <span>{label}</span>
    </span>
  );
}
