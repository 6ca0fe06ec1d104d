import { expect, test } from 'vitest';
import {
  addPractised,
  commonestMistake,
  countOf,
  type FirstAnswer,
  mondayOf,
  noProgress,
  type Progress,
  readProgressText,
  stageOf,
  textOfProgress,
} from '@/lib/practice/progress';
import { DAY, dayInIndia } from '@/lib/time';
import { en } from '@/tests/support/words';

const TODAY = 20_783;
const right = { method: 'nikhilam', isRight: true } as const;
const wrong = { method: 'nikhilam', isRight: false, hint: 'carry' } as const;
const addAnswer = (progress: Progress, day: number, answer: FirstAnswer) =>
  addPractised(progress, { is: 'first', day, ...answer });
const addSolved = (progress: Progress, day: number) =>
  addPractised(progress, { is: 'second', day });
const read = (text: string | null) => readProgressText(text).progress;
const whole = (fields: object) => JSON.stringify({ v: 1, s: TODAY, d: [], m: {}, ...fields });

/** As another version, another site at the same address, a broken disk or a person may leave them. */
const damaged: Record<string, string | null> = {
  nothing: null,
  'an empty text': '',
  'a word': 'undefined',
  'JSON null': 'null',
  'a number': '42',
  'a text': '"hello"',
  'a list': '[[98,97,0]]',
  'an empty object': '{}',
  'half a text': whole({ d: [[TODAY, 5, 5, 5]] }).slice(0, 40),
  'a version as text': '{"v":"1","d":[[20783,5,5,5]]}',
  'no version': `{"d":[[${TODAY},5,5,5]]}`,
  markup: '<script>alert(1)</script>',
  'five megabytes': `{"v":1,"d":[${'[20783,1,1,1],'.repeat(350_000)}[20783,1,1,1]]}`,
  'days that are none': whole({ d: [null, [], {}, 'x', [TODAY]] }),
  'negative counts': whole({ d: [[TODAY, -3, -3, -3]] }),
  'more right than asked': whole({ d: [[TODAY, 2, 9, 9]] }),
  'texts for numbers': whole({ d: [[`${TODAY}`, '5', '5', '5']] }),
  'half a day': whole({ d: [[TODAY + 0.5, 5, 5, 5]] }),
  'an endless count': `{"v":1,"s":${TODAY},"d":[[${TODAY},1e999,1,1]],"m":{}}`,
  'methods of others': whole({ m: { sorcery: [1, 1, {}], toString: [1, 1, {}] } }),
  'a prototype': `{"v":1,"s":${TODAY},"d":[],"m":{"__proto__":{"nikhilam":[1,1,{}]}}}`,
  'a method without counts': whole({ m: { nikhilam: null, urdhva: [1, 2, {}] } }),
  'lists for objects': whole({ d: {}, m: [] }),
  'marks of nobody': whole({ f: [TODAY, '10x11'] }),
};

test('progress: reads what is damaged as nothing', () => {
  for (const [_name, text] of Object.entries(damaged)) {
    const { days, methods, five } = read(text);
    expect.soft({ days, methods, five }, _name).toEqual({ days: [], methods: {}, five: undefined });
  }
});

test('progress: keeps what is whole beside what is damaged', () => {
  const d = [[TODAY, 5, 4, 5], null, [TODAY - 1, 2, 3, 1], [TODAY, 9, 9, 9]];
  const m = { nikhilam: [5, 4, { carry: 1, added: 1e9, other: 3 }], sorcery: [1, 1, {}] };
  expect(read(whole({ d, m, f: [TODAY, '11011'] }))).toEqual({
    since: TODAY,
    days: [{ day: TODAY, asked: 5, right: 4, solved: 5 }],
    methods: { nikhilam: { asked: 5, right: 4, mistakes: { carry: 1 } } },
    five: { day: TODAY, marks: '11011' },
  });
});

test('progress: a later version is told from damage', () => {
  expect(readProgressText('{"v":2,"weeks":{}}')).toEqual({ progress: noProgress, isLater: true });
  expect(readProgressText('{"v":1e999}').isLater).toBe(false);
  expect(readProgressText('{"v":0}').isLater).toBe(false);
});

test('progress: counts by the first answer, and fills a day by the second, too', () => {
  let progress = addAnswer(noProgress, TODAY, right);
  progress = addSolved(addAnswer(progress, TODAY, wrong), TODAY);
  progress = addAnswer(progress, TODAY + 1, { method: 'urdhva', isRight: false });
  expect(countOf(progress, TODAY)).toEqual({ day: TODAY, asked: 2, right: 1, solved: 2 });
  expect(countOf(progress, TODAY + 1)).toMatchObject({ asked: 1, right: 0, solved: 0 });
  const { nikhilam } = progress.methods;
  expect(nikhilam).toEqual({ asked: 2, right: 1, mistakes: { carry: 1 }, last: '10' });
  expect(commonestMistake(progress.methods.urdhva!)).toBeUndefined();
  expect(read(textOfProgress(progress))).toEqual({ ...progress, five: undefined });
});

test('progress: a mistake is called frequent from the second time on, until twenty right answers undo it', () => {
  const mistakeAfter = (...answers: readonly [FirstAnswer, times: number][]) => {
    const all = answers.flatMap(([answer, times]) => Array.from({ length: times }, () => answer));
    const progress = all.reduce((before, answer) => addAnswer(before, TODAY, answer), noProgress);
    return commonestMistake(progress.methods.nikhilam!);
  };
  const added = { ...wrong, hint: 'added' };
  expect(mistakeAfter([wrong, 1], [right, 3])).toBeUndefined();
  expect(mistakeAfter([wrong, 2])).toBe('carry');
  expect(mistakeAfter([wrong, 2], [right, 19])).toBe('carry');
  expect(mistakeAfter([wrong, 2], [right, 20])).toBeUndefined();
  expect(mistakeAfter([wrong, 3], [right, 20])).toBe('carry');
  expect(mistakeAfter([wrong, 3], [right, 40])).toBeUndefined();
  expect(mistakeAfter([wrong, 2], [added, 3])).toBe('added');
  expect(mistakeAfter([wrong, 1], [right, 25], [wrong, 1])).toBeUndefined();
});

test('progress: an answer after midnight does not make more right than were asked', () => {
  const progress = addSolved(addAnswer(noProgress, TODAY, wrong), TODAY + 1);
  expect(read(textOfProgress(progress)).days).toHaveLength(2);
});

test('progress: tells by the last ten answers whether a method is new, learned or kept', () => {
  const stages = (answers: string) => {
    let progress: Progress = noProgress;
    for (const mark of answers) progress = addAnswer(progress, TODAY, mark === '1' ? right : wrong);
    return stageOf(read(textOfProgress(progress)).methods.nikhilam!);
  };
  expect(stages('1')).toBe('new');
  expect(stages('11')).toBe('new');
  expect(stages('111')).toBe('learning');
  expect(stages('111111111')).toBe('kept');
  expect(stages('0111111111')).toBe('kept');
  expect(stages('00111111110')).toBe('learning');
  expect(stages('0000000000'.repeat(3) + '1111111111'), 'not by all answers').toBe('kept');
  // Counts of an earlier version say nothing of the last ones.
  const { methods } = read(whole({ m: { nikhilam: [30, 29, {}] } }));
  expect(stageOf(methods.nikhilam!)).toBe('learning');
  const odd = read(whole({ m: { nikhilam: [30, 29, {}, '11211'] } }));
  expect(odd.methods.nikhilam).not.toHaveProperty('last');
});

test('progress: the fullest is at most 4 kB, and is read again', () => {
  let progress: Progress = addPractised(noProgress, { is: 'five', day: TODAY, marks: '11111' });
  const mistakes = Object.keys(
    en.words.progress.mistakes,
  ) as (keyof typeof en.words.progress.mistakes)[];
  const methods = Object.keys(
    en.words.progress.methods,
  ) as (keyof typeof en.words.progress.methods)[];
  for (let day = TODAY - 99; day <= TODAY; day++) progress = addAnswer(progress, day, right);
  const days = progress.days.map(({ day }) => ({ day, asked: 9999, right: 9999, solved: 9999 }));
  const count = Object.fromEntries(mistakes.map((name) => [name, 9999]));
  progress = {
    ...progress,
    days,
    methods: Object.fromEntries(
      methods.map((name) => [
        name,
        { asked: 9999, right: 9999, mistakes: count, last: '1111111111' },
      ]),
    ),
  };
  const text = textOfProgress(addAnswer(progress, TODAY, { ...wrong, isRight: true }));
  expect(text.length).toBeLessThanOrEqual(4096);
  expect(read(text)).toEqual({ ...progress, since: TODAY - 99 });
});

test('progress: a day that a wrong clock made up takes the place of no other', () => {
  let progress = addAnswer(noProgress, TODAY - 1, right);
  for (const day of [40_000, 0]) progress = addAnswer(progress, day, right);
  for (let day = TODAY; day < TODAY + 31; day++) progress = addAnswer(progress, day, right);
  const days = progress.days.map(({ day }) => day).sort((one, other) => one - other);
  expect([days[0], days.length, days.at(-1)]).toEqual([TODAY - 1, 32, TODAY + 30]);
});

test('progress: a week begins on Monday, and a day at midnight in India', () => {
  // 23 November 2026 is a Monday.
  const monday = Date.UTC(2026, 10, 23) / DAY;
  for (let day = 0; day < 7; day++) expect(mondayOf(monday + day)).toBe(monday);
  expect(mondayOf(monday + 7)).toBe(monday + 7);
  // 18:29 and 18:30 in London.
  expect(dayInIndia(Date.UTC(2026, 10, 22, 18, 29))).toBe(monday - 1);
  expect(dayInIndia(Date.UTC(2026, 10, 22, 18, 30))).toBe(monday);
});
