// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Teacher } from '@/components/home/hero';
import { type Site } from '@/content/schema';
import { locales } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { renderToHtml } from '@/tests/support/render';

const locale = locales.en;
const { about, home } = locale.words;
const unknown = { name: 'Asha Rao', degrees: null, since: null, photo: null, voice: null };

function show(facts: Partial<Site['teacher']> = {}) {
  const html = renderToHtml(<Teacher locale={locale} teacher={{ ...unknown, ...facts }} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

test('teacher: without facts there are a name, a job, a drawn mark and a link to About', () => {
  const body = show();
  expect(body.querySelector('b')!.textContent).toBe('Asha Rao');
  expect(body.textContent).toContain(about.jobTitle);
  expect(body.querySelector('svg')).not.toBeNull();
  expect(body.querySelector('img')).toBeNull();
  const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([locale.paths.about]);
});

test('teacher: shows degrees, the first year, and a link to a voice in a new tab', () => {
  const body = show({ degrees: ['M.A.', 'Ph.D.'], since: 1999, voice: 'https://example.in/voice' });
  expect(body.querySelector('b')!.textContent).toBe('Asha Rao, M.A., Ph.D.');
  expect(body.textContent).toContain(fill(about.profile.since, { since: 1999 }));
  const voice = body.querySelector('a[href="https://example.in/voice"]')!;
  expect(voice.textContent).toBe(home.teacher.voice);
  expect(voice.getAttribute('target')).toBe('_blank');
});

test('teacher: a photograph takes the place of the mark and moves nothing', () => {
  const body = show({ photo: 'teacher.jpg' });
  expect(body.querySelector('svg')).toBeNull();
  const image = body.querySelector('img')!;
  expect(image.alt).toBe('Asha Rao');
  expect(image.getAttribute('loading')).toBe('lazy');
  for (const side of ['width', 'height'])
    expect(Number(image.getAttribute(side))).toBeGreaterThan(0);
});
