import { expect, test } from 'vitest';
import facts from '@/content/site.json';
import { siteSchema } from '@/content/schema';
import { factsAtOdds } from '@/scripts/lib/at-odds';

type Facts = typeof facts;

const notesOn = (change: (site: Facts) => unknown): string[] => {
  const site = structuredClone(facts);
  change(site);
  return factsAtOdds(siteSchema.parse(site));
};

const batch = (start: string, days: string) => (site: Facts) =>
  void (site.course.next = [{ start, days, places: 4 }] as never);

test('facts together: those that the project ships do not contradict each other', () => {
  expect(notesOn(() => {})).toEqual([]);
});

test.each<[name: string, change: (site: Facts) => unknown, notes: string[]]>([
  ['a first day with a class', batch('2026-12-01', 'Tue 17:00-18:00, Fri 17:00-18:00'), []],
  [
    'one in a span over the weekend',
    batch('2026-12-06', 'Sat-Mon 17:00-18:00'),
    ['The batch of 2026-12-06 has 3 classes a week, and the course 2.'],
  ],
  [
    'a first day without one',
    batch('2026-12-01', 'Sat 17:00-18:00, Sun 17:00-18:00'),
    ['The batch of 2026-12-01 starts on a Tuesday, and its classes are on Sunday and Saturday.'],
  ],
  [
    'longer classes',
    batch('2026-12-01', 'Tue 17:00-18:30, Fri 17:00-18:00'),
    ['The batch of 2026-12-01 has a class of 90 minutes, and a class of the course takes 60.'],
  ],
  [
    'a course of no fixed length or minutes',
    (site) => {
      site.course.length = null as never;
      site.course.minutes = null as never;
      batch('2026-12-01', 'Tue 17:00-19:00')(site);
    },
    [],
  ],
  [
    'classes in person and students of many countries',
    (site) => (site.teaching = { ...site.teaching, where: 'offline', countries: '50+' }),
    ['Classes are held in person, and the site says that students live in 50 countries.'],
  ],
  [
    'classes in both ways and students of many countries',
    (site) => (site.teaching = { ...site.teaching, where: 'both', countries: '50+' }),
    [],
  ],
  [
    'office hours within classes',
    (site) => (site.hours = 'Mon-Fri 17:00-19:00, Sat-Sun closed'),
    [
      'The office is open only during classes, and the site promises answers at once while it is open.',
    ],
  ],
  [
    'office hours that end later',
    (site) => (site.hours = 'Mon-Fri 17:00-22:00, Sat-Sun closed'),
    [],
  ],
  ['office hours on another day, too', (site) => (site.hours = 'Mon-Sun 17:00-19:00'), []],
  [
    'a landline of Delhi',
    (site) => (site.phone = '+911123456789'),
    [
      '+911123456789 is the number of a landline: visitors write to it on WhatsApp. Give a mobile number.',
    ],
  ],
  [
    'a title in the name',
    (site) => {
      site.teacher.name = 'Mrs. Rekha Malviya';
      site.teacher.nameIn.hi = 'श्रीमती रेखा मालवीय';
    },
    [
      '“Mrs. Rekha Malviya” begins with a title, and the page about you says “I am Mrs. Rekha Malviya”.',
      '“श्रीमती रेखा मालवीय” begins with a title, and the page about you says “I am श्रीमती रेखा मालवीय”.',
    ],
  ],
  ['a doctor', (site) => (site.teacher.name = 'Dr. Rekha Malviya'), []],
  ['a name that begins like a title', (site) => (site.teacher.name = 'Shrikant Mishra'), []],
  [
    'algebra for children',
    (site) => (site.teaching.classes = [3, 5]),
    ['Algebra is a topic of the course, and its classes end with Class 5.'],
  ],
])('facts together: %s', (_, change, notes) => {
  expect(notesOn(change)).toEqual(notes);
});
