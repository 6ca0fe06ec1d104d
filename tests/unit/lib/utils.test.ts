import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cn } from '@/lib/utils';

const styles = ['app/globals.css', 'components/site/page.css', 'components/site/motion.css']
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** The names that our theme has in one of Tailwind's namespaces, such as `h1` in `text`. */
function namesIn(namespace: string): string[] {
  const names = [...styles.matchAll(new RegExp(`^ *--${namespace}-([\\w-]+):`, 'gm'))];
  return [...new Set(names.map(([, name]) => name!))];
}

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

describe('cn: knows the names of our theme', () => {
  const colors = namesIn('color');
  expect(colors).toContain('muted-foreground');

  it.each(namesIn('text'))('text-%s is a size beside a colour and a line height', (name) => {
    const size = `text-${name}`;
    for (const color of colors) {
      expect(cn(size, `text-${color}`)).toBe(`${size} text-${color}`);
      expect(cn(`text-${color}`, size)).toBe(`text-${color} ${size}`);
    }
    expect(cn('leading-[1.2]', size)).toBe(`leading-[1.2] ${size}`);
    expect(cn('text-[1rem]', size)).toBe(size);
    expect(cn(size, 'text-[1rem]')).toBe('text-[1rem]');
  });

  it.each(namesIn('spacing'))('%s is a spacing', (name) => {
    expect(cn('pt-1', `pt-${name}`)).toBe(`pt-${name}`);
    expect(cn(`pt-${name}`, 'p-1')).toBe('p-1');
  });

  it.each(
    ['leading', 'font-weight', 'shadow'].flatMap((namespace) =>
      namesIn(namespace).map((name) => `${namespace.replace('-weight', '')}-${name}`),
    ),
  )('%s replaces another of its kind', (name) => {
    const other = `${name.split('-')[0]}-normal`.replace('shadow-normal', 'shadow-lg');
    expect(cn(other, name)).toBe(name);
    expect(cn(name, other)).toBe(other);
  });

  it.each(namesIn('animate'))('animate-%s is an animation', (name) =>
    expect(cn('animate-none', `animate-${name}`)).toBe(`animate-${name}`),
  );
});
