import { it, vi } from 'vitest';
import { languageNames } from '@/content/pages';
import { expectRightTexts } from '@/tests/support/right-texts';
import { teachers } from '@/tests/support/teachers';
import { threeBooksWordsInHindi } from '@/tests/support/three-books';

vi.mock('@/lib/contact/actions', () => ({ contactAction: vi.fn() }));
vi.mock('@/lib/profile/actions', () => ({ submitProfileAction: vi.fn() }));
vi.mock('@/lib/account/actions', () => ({ completeProfileAction: vi.fn() }));
vi.mock('@/lib/head/inline-scripts', async (load) => ({
  ...(await load<object>()),
  earlyScript: '',
}));
// Books and texts of its own: those in `content/` are the owner's.
vi.mock('@/content/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksFile(),
);
vi.mock('@/content/en/books.json', async () =>
  (await import('@/tests/support/three-books')).threeBooksWords(),
);
vi.mock('@/content/sample-pages.json', async () =>
  (await import('@/tests/support/three-books')).noPages(),
);
for (const language of languageNames) {
  if (language !== 'en') vi.doMock(`@/content/${language}/books.json`, threeBooksWordsInHindi);
  for (const name of ['testimonials', 'reviews']) {
    vi.doMock(`@/content/${language}/${name}.json`, () => ({ default: [] }));
  }
}

/** Nothing, one and two of each; the others are in tests/faults/long. */
const EXTREMES = /^(a beginner|one student|two of each|UPSC)/;

it.each(teachers.filter(({ who }) => EXTREMES.test(who)))(
  'facts of $who: every text reads right',
  expectRightTexts,
);
