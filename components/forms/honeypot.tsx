/** A spam trap. `label` is for visitors without styles. */
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
