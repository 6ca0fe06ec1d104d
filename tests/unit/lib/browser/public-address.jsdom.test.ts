import { afterEach, expect, test } from 'vitest';
import { publicAddress } from '@/lib/browser/public-address';

afterEach(() => document.head.replaceChildren());

const setCanonical = (href: string) =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'canonical', href }));

test('public address: is that of the canonical link, where the owner has set one', () => {
  const here = location.origin + location.pathname;
  expect(publicAddress('#try=1x2'), 'no link').toBe(`${here}#try=1x2`);
  for (const [canonical, address] of [
    ['https://school.example/practice', 'https://school.example/practice'],
    ['https://school.example', 'https://school.example/'],
    ['http://192.168.0.5:3000/hi', 'http://192.168.0.5:3000/hi'],
    ['http://localhost:3000/practice', here],
    ['http://127.0.0.1:3000/practice', here],
    ['http://[::1]:3000/practice', here],
  ] as const) {
    document.head.replaceChildren();
    setCanonical(canonical);
    expect(publicAddress('#a=b'), canonical).toBe(`${address}#a=b`);
  }
});
