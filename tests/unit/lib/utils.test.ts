import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cn } from '@/lib/utils';

const styles = ['app/globals.css', 'components/site/page.css', 'components/site/motion.css']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Utilities for the names that our theme has in one of Tailwind's namespaces, such as `text-h1`. */
function utilitiesOf(namespace: string, prefix = namespace): string[] {
  const names = [...styles.matchAll(new RegExp(`^ *--${namespace}-([\\w-]+):`, 'gm'))];
  return [...new Set(names.map(([, name]) => `${prefix}-${name!}`))];
}

const kinds: [utilities: string[], other: string][] = [
  [utilitiesOf('text'), 'text-[1rem]'],
  [utilitiesOf('spacing', 'pt'), 'pt-1'],
  [utilitiesOf('leading'), 'leading-normal'],
  [utilitiesOf('font-weight', 'font'), 'font-normal'],
  [utilitiesOf('shadow'), 'shadow-lg'],
  [utilitiesOf('animate'), 'animate-none'],
];

it('cn: of two utilities of a kind keeps the last', () => {
  for (const [utilities, other] of kinds) {
    expect.soft(utilities.length, String(utilities)).toBeGreaterThan(0);
    for (const utility of utilities) {
      expect.soft(cn(other, utility), String(utilities)).toBe(utility);
      expect.soft(cn(utility, other), String(utilities)).toBe(other);
    }
  }
});

it('cn: keeps utilities of different kinds, such as a size beside a color', () => {
  for (const size of utilitiesOf('text')) {
    for (const color of utilitiesOf('color', 'text')) {
      for (const both of [`${size} ${color}`, `${color} ${size}`]) expect(cn(both)).toBe(both);
    }
  }
  for (const classes of [
    'leading-[1.2] text-h1',
    'border-t-[3px] border-thread bg-card',
    'disabled:border-dashed disabled:border-input gap-x-4 gap-y-3',
    'bg-card bg-[linear-gradient(red,red)] bg-[length:2px_100%] bg-local bg-no-repeat',
  ]) {
    expect(cn(classes)).toBe(classes);
  }
});
