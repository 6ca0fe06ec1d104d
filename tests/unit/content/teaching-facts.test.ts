import { expect, it } from 'vitest';
import { checkFacts } from '@/content/read-facts';
import { siteSchema } from '@/content/schema';
import site from '@/content/site.json';
import { factChoices, shownCounts } from '@/lib/words/fact-texts';

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

it('facts of the teaching: choose the texts that fit them', () => {
  const none = { classes: null, exams: [], examsIn: undefined };
  for (const [change, name, choice] of [
    [{ classes: [8, 12], exams: ['JEE'] }, 'learner', 'class'],
    [{ classes: [7, 7], exams: ['NTSE'] }, 'learner', 'class'],
    [{ classes: [8, 12] }, 'learner', 'class'],
    [{ classes: [7, 7] }, 'learner', 'oneClass'],
    [{ exams: ['CAT'] }, 'learner', 'exam'],
    [{}, 'learner', 'anyone'],
    [{ classes: [8, 12], exams: ['JEE'] }, 'audience', 'both'],
    [{ classes: [8, 12] }, 'audience', 'classes'],
    [{ exams: ['CAT'] }, 'audience', 'exams'],
    [{}, 'audience', 'anyone'],
    [{ exams: ['bank exams'] }, 'exampleExam', 'none'],
    [{ exams: ['bank exams', 'CAT'] }, 'exampleExam', 'some'],
    [{ years: 8, students: 5 }, 'experience', 'both'],
    [{ years: 8, students: 0 }, 'experience', 'years'],
    [{ years: 0, students: 5 }, 'experience', 'students'],
    [{ years: 0, students: 0 }, 'experience', 'none'],
    [{ years: 1 }, 'years', 'one'],
    [{ countries: 1 }, 'countries', 'none'],
    [{ countries: 2 }, 'countries', 'some'],
    [{ students: 1, years: 1, countries: 1 }, 'stats', 'none'],
    [{ students: 2, years: 1, countries: 1 }, 'stats', 'some'],
  ] as const) {
    const choices = factChoices(siteWith({ ...none, ...change }));
    expect.soft(choices[name], `${JSON.stringify(change)}: ${name}`).toBe(choice);
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
