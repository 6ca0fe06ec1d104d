import { expect, test } from 'vitest';
import { SITE } from '@/scripts/setup/answer';
import { doubtOf } from '@/scripts/setup/doubts';
import { accepted, questionIn, readTyped as read } from '@/tests/support/setup-answers';

const SPLIT = 'Mon-Sat 10:00-13:00, Mon-Sat 16:00-19:00';

test.each([
  ['Mon-Sat 10am-1pm and 4pm-7pm', SPLIT],
  ['Mon-Sat 10-1, 4-7', SPLIT],
  ['सोम-शनि 10-1, 4-7', SPLIT],
  ['Mon-Sat 10-1 and 4-7 pm', SPLIT],
  ['Mon-Sat 10:00-13:00, 16:00-19:00', SPLIT],
  ['Mon-Sat 10:00-13:00, Mon-Sat 16:00-19:00', SPLIT],
  ['Mon-Sat 4pm-7pm + 10am-1pm', SPLIT],
  ['10am-1pm, 4pm-7pm (Mon-Sat)', SPLIT],
  ['Mon-Sat 10-1 morning, 4-7 evening', SPLIT],
  ['सोम से शनि सुबह 10 से 1 और शाम 4 से 7', SPLIT],
  ['Somvar se Shanivar subah 10 se 1 aur sham 4 se 7, Ravivar band', `${SPLIT}, Sun closed`],
  ['Monday to Saturday 10 am - 1 pm, 4 - 7 pm; Sunday closed', `${SPLIT}, Sun closed`],
  ['Mon-Fri 9am-12noon & 4-7pm', 'Mon-Fri 09:00-12:00, Mon-Fri 16:00-19:00'],
  ['Mon-Fri 9-12 am/2-5 pm', 'Mon-Fri 09:00-12:00, Mon-Fri 14:00-17:00'],
  ['रोज़ सुबह 7 से 9 और शाम 5 से 8', 'Mon-Sun 07:00-09:00, Mon-Sun 17:00-20:00'],
  ['Mon-Sat 7-9, 11-1, 5-8', 'Mon-Sat 07:00-09:00, Mon-Sat 11:00-13:00, Mon-Sat 17:00-20:00'],
  ['Mon-Sat 4-6, 7-9', 'Mon-Sat 16:00-18:00, Mon-Sat 19:00-21:00'],
  ['Mon 10-1, 4-7; Tue 5-6 pm', 'Mon 10:00-13:00, Mon 16:00-19:00, Tue 17:00-18:00'],
])('setup: reads the hours "%s", with a pause', (typed, hours) => {
  expect(read('hours', typed)).toBe(hours);
});

test.each([
  ...['24x7', '24/7', '24 hours', 'open 24 hours', 'any time', 'always', 'round the clock'],
  ...['कभी भी', 'kabhi bhi', '24 घंटे'],
])('setup: asks from when to when, after "%s"', (typed) => {
  expect(read('hours', typed)).toMatch(/^Write from when to when, such as Mon-Sun 8 am-9 pm/);
});

test('setup: asks whether hours without am and pm are meant as it reads them', () => {
  const typed = 'Mon-Sat 10-1, 4-7';
  const draft = accepted([['hours', typed]]);
  expect(draft[SITE]?.hours).toBe(SPLIT);
  expect(doubtOf(draft, questionIn(draft, 'hours'), typed)).toEqual({
    question: `Is that ${SPLIT}, Sun closed?`,
    instead: `${SPLIT}, Sun closed`,
    isOpen: true,
  });
});

test.each([
  'Mon-Sat 10am-4pm and 3pm-7pm',
  'Mon-Sat 10 am-6 pm, Wed 5-7 pm',
  'Sat-Mon 9am-5pm, Sun 4-6 pm',
])('setup: takes no hours that overlap, as in "%s"', (typed) => {
  expect(read('hours', typed)).toMatch(/^Two spans of one day overlap: write it like Mon-Fri/);
});
