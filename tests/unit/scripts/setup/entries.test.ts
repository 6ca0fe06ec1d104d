import { expect, it, test, vi } from 'vitest';
import { hasConfirmed } from '@/content/samples';
import shippedEntries from '@/content/en/testimonials.json';
import { applyAnswer } from '@/scripts/setup/answer';
import { withoutSampleEntries } from '@/scripts/setup/entries';
import { questionsOf } from '@/scripts/setup/index';
import { type Draft } from '@/scripts/setup/questions';
import { start } from '@/tests/support/setup-answers';
import { provideOtherOwner } from '@/tests/support/other-owner';

const [ENGLISH, HINDI] = ['content/en/testimonials.json', 'content/hi/testimonials.json'];
const empty = { ...start, [ENGLISH]: [], [HINDI]: [] } as unknown as Draft;

const SAID: [part: string, typed: string][] = [
  ['', 'yes'],
  ['firstName', 'सुनीता'],
  ['initial', 'व'],
  ['class', 'अभिभावक, कक्षा 5'],
  ['content', 'बेटा अब गणित से नहीं डरता।'],
  ['rating', '5/5'],
  ['location', 'भोपाल'],
  ['since', '2024'],
  ['consent', '31 January 2026'],
];

const askedFor = (draft: Draft, file: string, name: string) =>
  questionsOf(draft, 'testimonials').find(({ path }) => path.join('.') === `${file}.${name}`)!;

test('setup: adds what others say in one language alone, with the day of their consent', () => {
  const draft = SAID.reduce((next, [part, typed]) => {
    const question = askedFor(next, HINDI, part ? `0.${part}` : '0');
    expect(question.text).toMatch(/^Hindi pages: /);
    return applyAnswer(next, question, typed) as Draft;
  }, empty);
  expect(draft[ENGLISH]).toEqual([]);
  expect(draft[HINDI]).toEqual([
    {
      firstName: 'सुनीता',
      initial: 'व',
      class: 'अभिभावक, कक्षा 5',
      content: 'बेटा अब गणित से नहीं डरता।',
      rating: 5,
      location: 'भोपाल',
      since: '2024',
      consent: '2026-01-31',
    },
  ]);
  expect(askedFor(draft, HINDI, '1').text).toContain('another one');
  expect(applyAnswer(draft, askedFor(draft, HINDI, '0.rating'), '6')).toContain('at most 5');
  expect(applyAnswer(draft, askedFor(draft, HINDI, '0.since'), 'long ago')).toContain('a year');
  const gone = applyAnswer(draft, askedFor(draft, HINDI, '0'), 'no') as Draft;
  expect(gone[HINDI]).toEqual([]);
});

test('setup: asks nobody about the entries that came with the site, and keeps those that were written', () => {
  // An owner's copy has other entries.
  if (hasConfirmed) return;
  const own = { ...shippedEntries[0]!, firstName: 'Meera' };
  const left = (entries: object[], samples: object) =>
    withoutSampleEntries(ENGLISH, entries, samples as Draft[string]);
  expect(left([...shippedEntries, own], { [ENGLISH]: 'all' })).toEqual([own]);
  expect(left(shippedEntries, {}), 'confirmed').toEqual(shippedEntries);
});

it.each([
  [0, 0, 0, 0],
  [0, 3, 0, 3],
  [3, 0, 3, 3],
  [1, 3, 1, 3],
  [3, 1, 3, 1],
])('site: of %d in English and %d in Hindi shows %d and %d', async (en, hi, onEnglish, onHindi) => {
  vi.resetModules();
  const entries = (count: number, name: string) =>
    Array.from({ length: count }, () => ({
      firstName: name,
      initial: 'S',
      class: 'Class 6',
      content: 'Quick.',
      rating: 4,
      location: 'Pune',
    }));
  provideOtherOwner({
    'en/testimonials.json': entries(en, 'Meera'),
    'hi/testimonials.json': entries(hi, 'मीरा'),
  });
  const { locales } = await import('@/lib/words/locale');
  const shown = [locales.en, locales.hi].map(({ words }) => words.testimonials.length);
  expect(shown).toEqual([onEnglish, onHindi]);
});
