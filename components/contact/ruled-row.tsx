import { type ReactNode } from 'react';

export function RuledRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-4 border-b">
      <dt>{term}</dt>
      <dd className="text-right font-[550]">{children}</dd>
    </div>
  );
}
