import { AlertIcon } from '@/components/ui/icons';

/** What to write instead, below the field it is about. */
export function FieldError({ id, children }: { id: string; children?: string }) {
  if (!children) return null;
  return (
    <p id={id} className="field-error">
      <AlertIcon />
      <span>{children}</span>
    </p>
  );
}
