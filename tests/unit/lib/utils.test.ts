import { expect, it } from 'vitest';
import { cn } from '@/lib/utils';

it.each([
  ['px-5 pt-2 px-2', 'pt-2 px-2'],
  ['block text-h1 text-muted-foreground flex', 'text-h1 text-muted-foreground flex'],
  ['border border-input border-2', 'border-input border-2'],
  ['border-t border-t-foreground border-t-2', 'border-t-foreground border-t-2'],
])('cn: keeps the last of contradicting utilities in %s', (classes, merged) =>
  expect(cn(classes)).toBe(merged),
);

it.each([
  'border-t-[3px] border-thread bg-card',
  'disabled:border-dashed disabled:border-input gap-x-4 gap-y-3',
  'bg-card bg-[linear-gradient(red,red)] bg-[length:2px_100%] bg-local bg-[position:1rem_0] bg-no-repeat',
])('cn: keeps utilities of different properties: %s', (classes) =>
  expect(cn(classes)).toBe(classes),
);
