import { type ReactNode } from 'react';

/** A row of a ruled `dl`: a term, and its description to the right. */
export function RuledRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b">
      <dt>{term}</dt>
      <dd className="text-right font-[550]">{children}</dd>
    </div>
  );
}
