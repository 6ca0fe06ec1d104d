import { expect, it } from 'vitest';
import { checkFacts } from '@/content/read-facts';
import { siteSchema } from '@/content/schema';
import site from '@/content/site.json';
import { assistantAnswers as enAnswers } from '@/content/en/assistant-answers';
import { contact as enContact } from '@/content/en/contact';
import { home as enHome } from '@/content/en/home';
import { shell as enShell } from '@/content/en/shell';
import { assistantAnswers as hiAnswers } from '@/content/hi/assistant-answers';
import { contact as hiContact } from '@/content/hi/contact';
import { home as hiHome } from '@/content/hi/home';
import { shell as hiShell } from '@/content/hi/shell';
import { factChoices, shownCounts } from '@/lib/fact-texts';

const errorsOf = (change: object) => checkFacts(siteSchema, { ...site, ...change }, 'site.json');
const teaching = (change: object) => ({ teaching: { ...site.teaching, ...change } });

const COUNT = 'must be a whole number, or one with a plus for more than it, such as 20+.';

it('facts of the teaching: a wrong one is refused with a sentence', () => {
  for (const [change, sentence] of [
    [teaching({ years: '20 +' }), `teaching.years ${COUNT}`],
    [teaching({ years: -1 }), `teaching.years ${COUNT}`],
    [teaching({ students: 1.5 }), `teaching.students ${COUNT}`],
    [teaching({ countries: null }), `teaching.countries ${COUNT}`],
    [teaching({ classes: [10, 5] }), 'teaching.classes: the lower class comes first.'],
    [teaching({ classes: [5] }), 'teaching.classes must be a list of 2 entries.'],
    [teaching({ exams: null }), 'teaching.exams must be a list in [ ].'],
    [
      { languages: ['klingon'] },
      'languages.entry 1: write the names of languages, such as Hindi, English.',
    ],
    [
      { social: { ...site.social, more: [{ name: 'X' }] } },
      'social.more.entry 1.url is missing. It must be an address that starts with https://, such as https://example.in.',
    ],
  ] as const) {
    expect.soft(errorsOf(change), sentence).toEqual([`site.json: ${sentence}`]);
  }
});

it('facts of the teaching: a file of before is read, with one batch and without Hindi names', () => {
  const older = { ...site.teaching, years: 8, examsIn: undefined };
  const batch = { start: '2031-01-06', days: 'Sat 11:00-13:00', places: 2 };
  const read = (next: unknown) =>
    siteSchema.parse({ ...site, teaching: older, course: { ...site.course, next } });
  expect(read(batch).course.next).toMatchObject([{ start: '2031-01-06', places: 2 }]);
  expect(read(null).course.next).toEqual([]);
  expect(read(null).teaching).toMatchObject({
    years: { n: 8, more: false },
    examsIn: { hi: null },
  });
});

const siteWith = (change: object) => siteSchema.parse({ ...site, ...teaching(change) });

it('facts of the teaching: choose what learners name', () => {
  for (const facts of [
    [[8, 12], ['JEE'], 'class'],
    [[7, 7], ['NTSE'], 'class'],
    [[8, 12], [], 'class'],
    [[7, 7], [], 'oneClass'],
    [null, ['CAT'], 'exam'],
    [null, [], 'anyone'],
  ] as const) {
    const [classes, exams, learner] = facts;
    expect
      .soft(factChoices(siteWith({ classes, exams, examsIn: undefined })).learner, learner)
      .toBe(learner);
  }
});

it('facts of the teaching: asks for a class where there are several', () => {
  for (const words of [
    {
      shell: enShell,
      contact: enContact,
      home: enHome,
      answers: enAnswers,
      name: /\b(my|your) class\b|of class: /i,
    },
    {
      shell: hiShell,
      contact: hiContact,
      home: hiHome,
      answers: hiAnswers,
      name: /(मेरी|अपनी|की) कक्षा/,
    },
  ]) {
    const { demo, course } = words.contact.templates.messages;
    const texts = [
      ...[words.shell.demoMessage, demo.message, course.message, words.home.course.fee.message],
      ...[words.answers['demo-class'][1], words.answers['next-batch'][1], words.answers.courses[1]],
    ] as { class: string; oneClass: string; exam: string; anyone: string }[];
    for (const { class: ofClass, oneClass, exam, anyone } of texts) {
      expect.soft(ofClass).toMatch(words.name);
      for (const text of [oneClass, exam, anyone]) expect.soft(text).not.toMatch(words.name);
    }
  }
});

it('facts of the teaching: two written books and more are a figure on About', () => {
  for (const [booksWritten, isShown] of [
    [0, false],
    [1, false],
    ['1+', false],
    [2, true],
    ['2+', true],
  ] as const) {
    const shown = shownCounts(['booksWritten'], siteWith({ booksWritten }));
    expect.soft(shown.length > 0, String(booksWritten)).toBe(isShown);
  }
});
