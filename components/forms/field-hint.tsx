/** The ids of what is said below a field: its hint first, then its error. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** What an answer is for. */
export function FieldHint({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="field-hint">
      {children}
    </p>
  );
}
