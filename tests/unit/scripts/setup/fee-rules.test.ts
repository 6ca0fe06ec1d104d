import { expect, test } from 'vitest';
import { siteSchema } from '@/content/schema';
import { SITE } from '@/scripts/setup/answer';
import { accepted } from '@/tests/support/setup-answers';
import { untranslated } from '@/tests/support/untranslated';

const facts = (answers: Parameters<typeof accepted>[0]) =>
  siteSchema.parse(accepted(answers)[SITE]);

test('setup: asks for the rules of the fee, each in one sentence and its translation', () => {
  const { course } = facts([
    ['course.feeRules', 'yes'],
    ['course.feeRules.missed', 'yes'],
    ['course.feeRules.missed.text', 'Come to another batch.'],
    ['course.feeRules.missed.textIn.hi', 'दूसरे बैच में आएँ।'],
    ['course.feeRules.pause', 'no'],
    ['course.feeRules.example', 'yes'],
    ['course.feeRules.example.text', '₹2,500 for 8 classes, 4 held: ₹1,250 comes back.'],
  ]);
  expect(course.feeRules).toEqual({
    missed: { text: 'Come to another batch.', textIn: { ...untranslated, hi: 'दूसरे बैच में आएँ।' } },
    pause: null,
    refund: null,
    example: {
      text: '₹2,500 for 8 classes, 4 held: ₹1,250 comes back.',
      textIn: untranslated,
    },
  });
});

test('setup: asks how the students were counted, and takes no for an answer', () => {
  const text = 'By the lists of my classes.';
  const { counted } = facts([
    ['teaching.counted', 'yes'],
    ['teaching.counted.text', text],
  ]).teaching;
  expect(counted).toEqual({ text, textIn: untranslated });
  expect(facts([['teaching.counted', 'no']]).teaching.counted).toBeNull();
});
