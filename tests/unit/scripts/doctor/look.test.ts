import type * as fs from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import { type CheckInput } from '@/scripts/doctor/check';

const state = vi.hoisted(() => ({ hue: null as number | null, css: (text: string) => text }));
vi.mock('@/content/site', () => ({ site: { look: state } }));
vi.mock('node:fs', async (load) => {
  const real = await load<typeof fs>();
  const readFileSync = (...args: Parameters<typeof real.readFileSync>) => {
    const text = real.readFileSync(...args);
    return String(args[0]).endsWith('globals.css') ? state.css(String(text)) : text;
  };
  return { ...real, readFileSync };
});
beforeEach(() => void Object.assign(state, { hue: null, css: (text: string) => text }));

const check = async () => (await import('@/scripts/doctor/look')).look({} as CheckInput);

test('doctor: says which color the site has', async () => {
  expect(await check()).toMatchObject({ state: 'ok', why: expect.stringMatching(/of the design/) });
  state.hue = 145;
  expect(await check()).toMatchObject({ state: 'ok', why: expect.stringMatching(/hue 145\.$/) });
});

test('doctor: names colors that were changed in the stylesheet alone', async () => {
  state.css = (text) => text.replace('--thread-hue: 52', '--thread-hue: 145');
  expect(await check()).toMatchObject({
    state: 'advice',
    why: expect.stringMatching(/share pictures: --thread, --thread-text\.$/),
  });
});

test('doctor: says which colors cannot be read', async () => {
  state.hue = 145;
  state.css = (text) => text.replace(/--card: [^;]+/, '--card: oklch(60% 0 0)');
  expect(await check()).toMatchObject({ state: 'advice' });
  state.css = (text) => text.replace(/--panel: [^;]+/, '--panel: oklch(95% 0 0)');
  expect(await check()).toMatchObject({
    state: 'broken',
    why: expect.stringMatching(
      /^content\/site\.json: look\.hue 145 gives colors that cannot be read/,
    ),
  });
});
