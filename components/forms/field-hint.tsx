/** The value of a field's `aria-describedby`: the ids of its hint and of its error. */
export function describedBy(id: string, { hint, error }: { hint?: string; error?: string }) {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Explains below a field why it is asked. */
export function FieldHint({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="field-hint">
      {children}
    </p>
  );
}
