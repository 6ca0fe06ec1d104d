import { expect, test } from 'vitest';
import { readTyped as read } from '@/tests/support/setup-answers';

test.each<[codes: string[], ...typed: string[]]>([
  [['mr', 'hi'], 'मराठी व हिन्दी', 'Marathi Hindi', 'मराठी और हिंदी'],
  [['hi', 'en'], 'Hindi English', 'हिंदी अंग्रेज़ी', 'Hindi-English', 'हिंदी व English', 'hin, eng'],
  [['hi', 'en'], 'Hindi and English both', 'Hindi as well as English', 'Hindi or English'],
  [
    ['hi', 'en'],
    'Hindi mostly, some English',
    'Hindi with English',
    'hindi/eng',
    'Hindi n English',
  ],
  [['hi'], 'Hindi (mostly)', 'Hindi (medium)'],
  [['en', 'hi'], 'English aur Hindi dono', 'English, Hindi, English'],
  [['hi'], 'hindi me', 'mainly Hindi', 'hin'],
  [['hi', 'en', 'mr'], 'Hindi English Marathi'],
  [['en'], 'इंग्लिश', 'Eng'],
  [['kn'], 'कन्नड', 'Kannada'],
  [['bn'], 'बांग्ला', 'Bengali'],
])('setup: reads the languages %j in "%s"', (codes, ...typed) => {
  expect(typed.map((text) => read('languages', text))).toEqual(typed.map(() => codes));
});

test.each(['Hinglish', 'Hindi not English', 'Mixed Hindi and English', 'all'])(
  'setup: reads no languages in "%s"',
  (typed) => {
    expect(read('languages', typed)).toMatch(/^Write the names of languages/);
  },
);

test.each([
  ['teacher.pronoun', 'she/her', 'she'],
  ['teacher.pronoun', 'him', 'he'],
  ['teacher.pronoun', 'Ma’am', 'she'],
  ['teacher.pronoun', 'mam', 'she'],
  ['teacher.pronoun', 'lady', 'she'],
  ['course.fee.per', 'p.m.', 'month'],
  ['course.fee.per', '/month', 'month'],
  ['upi.kind', 'व्यक्तिगत', 'personal'],
  ['upi.kind', 'mine', 'personal'],
])('setup: of %s reads "%s" as %s', (name, typed, choice) => {
  expect(read(name, typed)).toBe(choice);
});

test.each([
  '08 ABCDE 1234 F1Z5',
  '08-ABCDE1234F1Z5',
  'GSTIN: 08abcde1234f1z5',
  'GST No. 08ABCDE1234F1Z5',
])('setup: reads a GSTIN in "%s"', (typed) => {
  expect(read('legal.gstin', typed)).toBe('08ABCDE1234F1Z5');
});
