import { afterEach, expect, test, vi } from 'vitest';
import { about as aboutEn } from '@/content/en/about';
import reviewsEn from '@/content/en/reviews.json';
import testimonialsEn from '@/content/en/testimonials.json';
import { about as aboutHi } from '@/content/hi/about';
import reviewsHi from '@/content/hi/reviews.json';
import testimonialsHi from '@/content/hi/testimonials.json';
import { type Language, languageNames } from '@/content/languages';
import { type PageId } from '@/content/pages';
import { type SampleHashes, shippedHashes, textsIn } from '@/content/sample-state';
import { readPage } from '@/tests/support/page-text';

vi.mock('@/lib/server/actions/contact', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/server/actions/profile', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/server/actions/account', () => ({ completeProfileAction: vi.fn() }));

afterEach(() => void vi.unstubAllEnvs().doUnmock('@/content/en/about'));

const pages = ['home', 'about', 'books'] as const satisfies readonly PageId[];

/** The pages of a copy whose owner has confirmed this, or of the project. */
async function readPages(language: Language, confirmed: SampleHashes | null) {
  vi.stubEnv('CONFIRMED', confirmed === null ? '' : JSON.stringify(confirmed));
  vi.resetModules();
  const { renderRoute } = await import('@/tests/support/routes');
  const read = pages.map(async (page) => readPage(await renderRoute(page, language), language));
  return (await Promise.all(read)).map(({ lines }) => lines.join('\n')).join('\n');
}

/** What the sample teacher has done, and what others say, as far as it is on a page without a fact in it. */
const inventions = {
  en: [
    aboutEn.mission.texts,
    aboutEn.career.events,
    aboutEn.recognition.groups,
    testimonialsEn,
    reviewsEn,
  ],
  hi: [
    aboutHi.mission.texts,
    aboutHi.career.events,
    aboutHi.recognition.groups,
    testimonialsHi,
    reviewsHi,
  ],
};
const inventedIn = (language: Language) =>
  textsIn(inventions[language]).filter((text) => text.length >= 20 && !text.includes('{'));

const plain = (text: string) => text.replaceAll(/[\u00a0\u2060\s]+/g, ' ');
const shownOf = (texts: readonly string[], page: string) =>
  texts.filter((text) => plain(page).includes(plain(text)));

test.each(languageNames)('samples in %s: are not shown as those of an owner', async (language) => {
  const texts = inventedIn(language);
  expect(shownOf(texts, await readPages(language, null))).toEqual(texts);
  const page = await readPages(language, {});
  expect(shownOf(texts, page)).toEqual([]);
  expect(page).not.toMatch(/1,972|Bestseller|बेस्टसेलर|{|undefined/);
});

test.each(languageNames)('samples in %s: are shown once they are confirmed', async (language) => {
  expect(await readPages(language, shippedHashes)).toBe(await readPages(language, null));
});

test('samples: what an owner writes beside them is shown alone', async () => {
  const event = { year: '2011', title: 'First class in Bhopal', text: 'Seven children, one mat.' };
  const badge = { title: 'B.Ed.', text: 'Barkatullah University, 2009' };
  const { career, recognition, mission } = aboutEn;
  vi.doMock('@/content/en/about', async (load) => ({
    ...(await load<object>()),
    about: {
      ...aboutEn,
      mission: { ...mission, statement: 'Numbers are for everybody, and I mean it.' },
      career: { ...career, events: [...career.events.slice(0, 2), event] },
      recognition: {
        ...recognition,
        groups: [{ title: 'Degrees', badges: [...recognition.groups[1].badges, badge] }],
      },
    },
  }));
  const page = await readPages('en', {});
  for (const text of [event.text, badge.text, 'Numbers are for everybody, and I mean it.'])
    expect.soft(page).toContain(text);
  expect(shownOf(inventedIn('en'), page)).toEqual([]);
});

test('samples: who confirmed a group before its parts were asked for has confirmed them', async () => {
  const confirmed = { 'content/en/books.ts': { 'booksPage.reasons': ['of before'] } };
  const { ownIn } = await importUnder(confirmed);
  expect(ownIn('Every sum is solved twice', 'content/en/books.ts', 'booksPage.reasons.facts')).toBe(
    'Every sum is solved twice',
  );
  const { ownIn: ofAnother } = await importUnder({});
  expect(
    ofAnother('Every sum is solved twice', 'content/en/books.ts', 'booksPage.reasons.facts'),
  ).toBe('');
});

function importUnder(confirmed: SampleHashes) {
  vi.stubEnv('CONFIRMED', JSON.stringify(confirmed));
  vi.resetModules();
  return import('@/content/unconfirmed');
}
