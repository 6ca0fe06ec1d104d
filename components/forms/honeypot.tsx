/**
 * A field that people neither see nor reach, for machines to fill in. `label` is for whoever meets
 * it without our styles.
 */
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
