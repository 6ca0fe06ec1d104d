/** A spam trap: people cannot see or reach this field. `label` is for a visitor without styles. */
export function Honeypot({ name, label }: { name: string; label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name={name} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
