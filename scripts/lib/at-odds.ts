import { type Batch, type Course } from '@/content/course-schema';
import { type ClassTime, type Opening } from '@/content/hours';
import { type Site } from '@/content/schema';
import { minutesOf } from '@/lib/text/clock-time';
import { daysOf } from '@/lib/words/hours';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const join = (names: readonly string[]) => new Intl.ListFormat('en-IN').format(names);

function batchAtOdds({ start, days }: Batch, { length, minutes }: Course): string[] {
  const ofClasses = days.flatMap((span) => daysOf(span.days));
  const first = new Date(`${start}T00:00Z`).getUTCDay();
  const batch = `The batch of ${start}`;
  const names = join(DAYS.filter((_, day) => ofClasses.includes(day)));
  const others = days
    .map(({ opens, closes }) => minutesOf(closes) - minutesOf(opens))
    .filter((each) => minutes !== null && each !== minutes);
  return [
    !ofClasses.includes(first) &&
      `${batch} starts on a ${DAYS[first]}, and its classes are on ${names}.`,
    length &&
      ofClasses.length !== length.classesPerWeek &&
      `${batch} has ${ofClasses.length} classes a week, and the course ${length.classesPerWeek}.`,
    others.length > 0 &&
      `${batch} has a class of ${others[0]} minutes, and a class of the course takes ${minutes}.`,
  ].filter((sentence) => typeof sentence === 'string');
}

const isWithin = (span: Opening, times: readonly ClassTime[]) =>
  daysOf(span.days).every((day) =>
    times.some(
      (time) =>
        daysOf(time.days).includes(day) && time.opens <= span.opens! && time.closes >= span.closes!,
    ),
  );

/** While classes are held, nobody answers at once. */
function hoursAtOdds({ hours, course }: Site): string[] {
  const open = hours.filter(({ opens }) => opens !== null);
  const times = course.times ?? [];
  const isTeaching = open.length > 0 && open.every((span) => isWithin(span, times));
  return isTeaching
    ? [
        'The office is open only during classes, and the site promises answers at once while it is open.',
      ]
    : [];
}

/** Mobile numbers of India begin with 6, 7, 8 or 9. */
const LANDLINE = /^\+91[1-5]/;
/** Doctor and Professor are part of a name. */
const TITLE = /^(mr|mrs|ms|miss|sir|madam|shri|sri|smt|kumari|श्री|श्रीमती|सुश्री|कुमारी)\.?\s/iu;

/** For whom a topic comes too early, by the last class. */
const ALGEBRA_FROM = 6;

/** Facts that are right by themselves and not beside each other, a sentence each. */
export function factsAtOdds(site: Site): string[] {
  const { course, teacher, phone, teaching } = site;
  const names = [teacher.name, ...Object.values(teacher.nameIn ?? {})].filter(
    (name) => name !== null,
  );
  const last = teaching.classes?.[1];
  return [
    ...course.next.flatMap((batch) => batchAtOdds(batch, course)),
    ...hoursAtOdds(site),
    ...(LANDLINE.test(phone)
      ? [
          `${phone} is the number of a landline: visitors write to it on WhatsApp. Give a mobile number.`,
        ]
      : []),
    ...(teaching.where === 'offline' && teaching.countries.n > 1
      ? [
          `Classes are held in person, and the site says that students live in ${teaching.countries.n} countries.`,
        ]
      : []),
    ...names
      .filter((name) => TITLE.test(name))
      .map((name) => `“${name}” begins with a title, and the page about you says “I am ${name}”.`),
    ...(last !== undefined && last < ALGEBRA_FROM && course.topics?.includes('algebra')
      ? [`Algebra is a topic of the course, and its classes end with Class ${last}.`]
      : []),
  ];
}
