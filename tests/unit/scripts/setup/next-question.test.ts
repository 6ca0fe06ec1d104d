import { expect, test } from 'vitest';
import { concernsNamed, EBOOKS } from '@/scripts/setup/ebooks';
import { SAMPLES } from '@/scripts/setup/answer';
import { nextIndex } from '@/scripts/setup/ask';
import { questionsOf } from '@/scripts/setup/index';
import { type Draft, valueAt } from '@/scripts/setup/questions';
import { accepted, start } from '@/tests/support/setup-answers';

const groups = ['ownerLanguage', EBOOKS, 'upi', 'legal'];
const questionsIn = (draft: Draft) => groups.flatMap((group) => questionsOf(draft, group));

test('setup: asks the very next question where an answer leaves out some before it', () => {
  const selling = { ...start, [EBOOKS]: { sold: true } };
  const asked = questionsIn(selling);
  const index = asked.findIndex(({ path }) => path[0] === EBOOKS);
  expect(asked[0]!.path.at(-1), 'asked before').toBe('ownerLanguage');
  const none = questionsIn({ ...start, [EBOOKS]: { sold: false } });
  expect(none[nextIndex(asked[index]!, none, index)]!.path).toEqual([
    ...['content/site.json', 'legal', 'seller'],
  ]);
});

test('setup: goes on where an answer leaves out its own question', () => {
  const fee = ['content/site.json', 'course', 'next', '0'];
  const one = accepted([['course.next.0', 'yes']]);
  const asked = questionsOf(one, 'course');
  const index = asked.findIndex(({ path }) => path.join() === fee.join());
  expect(valueAt(one, fee)).toEqual({});
  const left = asked.filter((_, at) => at !== index);
  expect(nextIndex(asked[index]!, left, index)).toBe(index + 1);
});

test.each([
  [true, { price: { upi: 9 } }, []],
  [false, { price: { upi: 9 } }, ['maths.ebook']],
  [false, { price: null }, []],
])(
  'setup: asks for refunds of a named part: %s, with %j and samples of %j',
  (isAsked, book, own) => {
    const draft = {
      ...start,
      'content/books.json': { maths: { coverLines: ['Maths'], ...book } },
      [SAMPLES]: { 'content/books.json': own },
    };
    const asked = questionsOf(draft, 'legal').filter((question) => concernsNamed(draft, question));
    const names = asked.map(({ path }) => path.slice(1).join('.'));
    expect(names).toContain('legal.seller');
    expect(names.includes('legal.refund.askWithinDays')).toBe(isAsked);
  },
);
