import { afterEach, expect, test, vi } from 'vitest';
import { Teacher } from '@/components/home/hero';
import { type Site } from '@/content/schema';
import { locales } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';
import { renderToHtml } from '@/tests/support/render';
import { untranslated } from '@/tests/support/untranslated';

const locale = locales.en;
const { about, home } = locale.words;
const unknown: Site['teacher'] = {
  name: 'Asha Rao',
  nameIn: untranslated,
  pronoun: 'she',
  degrees: null,
  since: null,
  photo: null,
  voice: null,
};

afterEach(() => vi.unstubAllEnvs());

function show(facts: Partial<Site['teacher']> = {}) {
  const html = renderToHtml(<Teacher locale={locale} teacher={{ ...unknown, ...facts }} />);
  return new DOMParser().parseFromString(html, 'text/html').body;
}

test('teacher: without facts there are a name, a job and links to About and practice, and no ring for a face', () => {
  const body = show();
  expect(body.querySelector('b')!.textContent).toBe('Asha Rao');
  expect(body.textContent).toContain(about.jobTitle);
  expect(body.querySelector('svg, img')).toBeNull();
  const links = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([locale.paths.about, locale.paths.practice]);
});

test('teacher: offers the lessons of a channel, and of an address one lesson', () => {
  const voice = 'https://www.youtube.com/@ganit';
  expect(show({ voice }).textContent).toContain(fill(home.teacher.channel, { place: 'YouTube' }));
  expect(show({ voice: 'https://youtu.be/abc' }).textContent).toContain(
    fill(home.teacher.voice, { place: 'YouTube' }),
  );
});

test('teacher: shows degrees, the first year, a voice in a new tab, and a photograph', () => {
  vi.stubEnv('PORTRAIT', 'yes');
  const voice = 'https://example.in/voice';
  const body = show({ degrees: ['M.A.', 'Ph.D.'], since: 1999, voice, photo: 'teacher.jpg' });
  expect(body.querySelector('b')!.textContent).toBe('Asha Rao, M.A., Ph.D.');
  expect(body.textContent).toContain(fill(about.profile.since, { since: 1999 }));
  const link = body.querySelector(`a[href="${voice}"]`)!;
  const says = fill(home.teacher.voice, { place: 'example.in' });
  expect([link.textContent, link.getAttribute('target')]).toEqual([says, '_blank']);
  const image = body.querySelector('img')!;
  expect(image.alt).toBe('Asha Rao');
  const [width, height] = ['width', 'height'].map((side) => Number(image.getAttribute(side)));
  expect(width! / height!, 'moves nothing').toBe(4 / 5);
  expect(image.getAttribute('loading'), 'on the first screen').toBeNull();
});
