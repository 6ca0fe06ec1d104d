import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COPIES, SITE } from '@/scripts/setup/answer';
import { valueAt } from '@/scripts/setup/questions';
import { scratch } from '@/tests/support/scratch';
import { accepted, answer, readTyped as read } from '@/tests/support/setup-answers';

const folder = scratch();
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
  writeFileSync(join(folder.root, 'My Photo (1).JPG'), Buffer.from('ffd8ffe000104a46', 'hex'));
  writeFileSync(join(folder.root, 'phone.jpg'), Buffer.from('000000186674797068656963', 'hex'));
});
afterAll(() => {
  vi.useRealTimers();
  folder.remove();
});

const FEE = 'course.fee.amount';
test.each([
  ...['2500/-', 'Rs. 2500', 'Rs 2,500.00', 'Rs.2500/-', '2500 rupees', '२५००', '₹ 2,500'],
  ...['2.5k', 'INR 2500', '₹२,५००/-', '2500 रुपये', 'rs 2500 only', '2500 per month', '2500/month'],
])('setup: reads a fee of 2500 rupees in "%s"', (typed) => {
  expect(read(FEE, typed)).toBe(2500);
});

test.each(['some thousand', '2500.50', '2500 dollars', '1,2,3', '12,34'])(
  'setup: reads no fee in "%s"',
  (typed) => {
    expect(read(FEE, typed)).toMatch(/^This must be a (whole )?number\.$/);
  },
);

test.each([
  ['city', 'Bhopal aur Indore', 'Bhopal and Indore'],
  ['city', 'Bhopal AUR Indore', 'Bhopal and Indore'],
  ['city', 'Bhopal & Indore', 'Bhopal and Indore'],
  ['city', 'Bhopal/Indore', 'Bhopal and Indore'],
  ['city', 'Bhopal evam Indore', 'Bhopal and Indore'],
  ['city', 'Bhopal, Indore aur Ujjain', 'Bhopal, Indore and Ujjain'],
  ['city', 'Bhopal aur Indore aur Ujjain', 'Bhopal, Indore and Ujjain'],
  ['city', 'Bhopal, Madhya Pradesh', 'Bhopal, Madhya Pradesh'],
  ['city', 'Aurangabad', 'Aurangabad'],
  ['city', 'Navi Mumbai', 'Navi Mumbai'],
  ['city', 'भोपाल और इंदौर', 'भोपाल और इंदौर'],
  ['cityIn.hi', 'भोपाल व इंदौर', 'भोपाल और इंदौर'],
  ['cityIn.hi', 'भोपाल & इंदौर', 'भोपाल और इंदौर'],
  ['cityIn.hi', 'Bhopal aur Indore', 'Bhopal और Indore'],
  ['teacher.name', 'Ramesh aur Sunita Joshi', 'Ramesh and Sunita Joshi'],
  ['teacher.name', 'Rohan & Riya Shah', 'Rohan & Riya Shah'],
  ['teacher.nameIn.hi', 'रमेश एवं सुनीता जोशी', 'रमेश और सुनीता जोशी'],
])('setup: reads %s "%s" as names of a sentence', (name, typed, names) => {
  expect(read(name, typed)).toBe(names);
});

const NOT_COUNTED =
  'This must be a whole number, or one with a plus for more than it, such as 20+.';

test.each([
  ['20,000+', '20000+'],
  ['1.2 lakh', 120_000],
  ['1,20,000', 120_000],
  ['1,200 students', 1200],
  ['about 500', 500],
  ['more than 5 thousand', '5000+'],
  ['1200 plus', '1200+'],
  ['5000 se zyada', '5000+'],
  ['5 हज़ार से ज़्यादा', '5000+'],
  ['0', 0],
  ['none', 0],
  ['5 हज़ार', 5000],
  ['1.2 lakh students', 120_000],
  ['5k students', 5000],
  ['12 weeks', NOT_COUNTED],
  ['5 t', NOT_COUNTED],
  ['2 lakh weeks', NOT_COUNTED],
])('setup: reads "%s" as a number of students', (typed, number) => {
  expect(read('teaching.students', typed)).toBe(number);
});

test.each([
  ...['4 January 2027', '04/01/2027', '4-1-27', '4 जनवरी 2027', 'Jan 4 2027', '4th Jan, 2027'],
  ...['Monday, 4 January 2027', '4.1.2027', '४ जनवरी २०२७', '2027-1-4', 'January 4, 2027'],
  ...['4 Jan', '4 jan.', '4jan2027', '04 / 01 / 2027', '4 of January 2027'],
])('setup: reads the date "%s", its day first', (typed) => {
  expect(read('course.next.0.start', typed)).toBe('2027-01-04');
});

test.each(['31/02/2027', '01/31/2027', 'next Monday', '4 Foo 2027', '2027', 'January', '4/1/202'])(
  'setup: reads no date in "%s"',
  (typed) => {
    expect(read('course.next.0.start', typed)).toMatch(/^This must be a date, such as/);
  },
);

test.each([
  ['teacher.since', '2018', 2018],
  ['teacher.since', 'since 2018', 2018],
  ['teacher.since', '२०१८', 2018],
  ['teacher.since', '8 years', 2018],
  ['teacher.since', '8', 2018],
  ['teacher.since', '8 saal', 2018],
  ['teacher.voice', '@sunitaganit', 'https://www.youtube.com/@sunitaganit'],
  ['teacher.voice', 'youtube.com/@sunita', 'https://youtube.com/@sunita'],
  ['teacher.voice', 'https://youtu.be/abc?si=x1', 'https://youtu.be/abc'],
  ['teacher.voice', 'https://youtube.com/watch?v=a1', 'https://youtube.com/watch?v=a1'],
  ['social.instagram', '@ganitsopan', 'https://www.instagram.com/ganitsopan'],
  ['social.instagram', 'ganit.sopan', 'https://ganit.sopan'],
  ['social.instagram', 'https://instagram.com/asha?igsh=a1==', 'https://instagram.com/asha'],
  ['social.instagram', 'http://instagram.com/asha', 'https://instagram.com/asha'],
  ['social.instagram', 'no', null],
  ['social.linkedin', '@asha-sharma', 'https://www.linkedin.com/in/asha-sharma'],
  ['social.linkedin', 'in.linkedin.com/in/asha', 'https://in.linkedin.com/in/asha'],
  ['social.linkedin', 'नहीं', null],
  ['email', 'mailto:asha@x.in', 'asha@x.in'],
  ['email', 'Asha Sharma <asha@x.in>', 'asha@x.in'],
  ['phone', '९८२९० १२३४५', '+919829012345'],
  ['legal.gstin', 'not registered', null],
  ['legal.refund.paidWithinDays', '7 days', 7],
  ['legal.refund.paidWithinDays', '2 weeks', 14],
  ['legal.refund.paidWithinDays', '2 months', 'This must be a number.'],
  ['course.minutes', '60 min', 60],
  ['course.minutes', '1 hour', 60],
  ['course.minutes', '1.5 hours', 90],
  ['course.minutes', 'half an hour', 30],
  ['course.minutes', 'डेढ़ घंटा', 90],
  ['reply.hours', '24 hrs', 24],
  ['reply.demoHours', '2 days', 48],
  ['legal.records.months', '1 year', 12],
  ['reply.hours', '24 hours', 24],
  ['legal.refund.anyReason', 'haan', true],
  ['legal.refund.anyReason', 'नहीं', false],
  ['languages', 'Hindi and English', ['hi', 'en']],
  ['course.languages', 'हिंदी', ['hi']],
  ['course.languages', 'both', ['en', 'hi']],
  ['course.fee.per', 'monthly', 'month'],
  ['course.fee.per', 'for the whole course', 'course'],
  ['upi.kind', 'my personal one', 'personal'],
  ['teaching.classes', 'Class 5 to 10', [5, 10]],
  ...[
    ['5 to 10', [5, 10]],
    ['5-10', [5, 10]],
    ['5th to 10th std', [5, 10]],
    ['कक्षा 5 से 10 तक', [5, 10]],
    ['Class VIII to XII', [8, 12]],
    ['only class 10', [10, 10]],
    ['10', [10, 10]],
    ['none', null],
    ['LKG to 4', 'This must be two numbers, such as 2 to 4, or one.'],
    ['class 5 to college', 'This must be two numbers, such as 2 to 4, or one.'],
  ].map(([typed, value]) => ['teaching.classes', typed, value] as [string, string, unknown]),
  ['reply.courseHours', '4 hours', [4, 4]],
  ['teaching.exams', 'none', []],
  ['teaching.exams', 'JEE, NEET and bank exams', ['JEE', 'NEET', 'bank exams']],
  ['teaching.exams', 'UPSC', ['UPSC']],
  ['teaching.exams', 'CAT / MAT; XAT', ['CAT', 'MAT', 'XAT']],
  [
    'course.topics',
    'Multiplication, tables and squares and roots',
    ['products', 'tables', 'squares'],
  ],
  ['course.topics', 'गुणा, पहाड़े', ['products', 'पहाड़े']],
  ['course.topics', 'भाग, वर्गमूल और दशमलव', ['division', 'squares', 'fractions']],
  ['course.topics', 'squares, square roots, digit sums', ['squares', 'checks']],
  ['course.topics', 'Algebra', ['algebra']],
  ['languages', 'Marathi and Hindi', ['mr', 'hi']],
  ['languages', 'मराठी, English', ['mr', 'en']],
  ['languages', 'English / Tamil', ['en', 'ta']],
  ['teaching.years', '8', 8],
  ['teaching.years', '20+ years', '20+'],
  ['teaching.countries', 'some', NOT_COUNTED],
  ['teaching.countries', '1', 1],
  ['social.youtube', '@sunitaganit', 'https://www.youtube.com/@sunitaganit'],
  ['social.telegram', '@tezganit', 'https://t.me/tezganit'],
  ['social.telegram', 't.me/tezganit', 'https://t.me/tezganit'],
  ['social.facebook', 'facebook.com/tez?fbclid=1', 'https://facebook.com/tez'],
  ['teacher.nameIn.hi', 'सुनीता देशपांडे', 'सुनीता देशपांडे'],
  ['cityIn.hi', 'none', undefined],
  ['look.hue', 'Green', 145],
  ['look.hue', 'dark blue', 255],
  ['look.hue', 'हरा', 145],
  ['look.hue', '#0a7d33', 148],
  ['look.hue', '210', 210],
  ['look.hue', 'none', null],
  ['look.hue', 'hara', 145],
  ['look.hue', 'Neela', 255],
  ['look.hue', 'nice', 'Write the name of a color, such as green or hara, or one such as #0a7d33.'],
  ['look.hue', '400', 'This must be at most 360.'],
  ['SITE_URL', 'https://www.ganitsopan.in/home', 'https://www.ganitsopan.in'],
  ['SITE_URL', 'ganitsopan.in/hi/about?x=1', 'https://ganitsopan.in'],
  ['SITE_URL', 'http://ganitsopan.in', 'https://ganitsopan.in'],
  [
    'CONTACT_SHEET_URL',
    'script.google.com/macros/s/a/exec',
    'https://script.google.com/macros/s/a/exec',
  ],
])('setup: of %s reads "%s"', (name, typed, value) => {
  expect(read(name, typed)).toEqual(value);
});

test.each([
  [
    'Mon to Fri 9 am to 5 pm, Sat 10am-2pm, Sun closed',
    'Mon-Fri 09:00-17:00, Sat 10:00-14:00, Sun closed',
  ],
  ['Monday - Friday 9:30 AM – 5 PM; Sunday closed', 'Mon-Fri 09:30-17:00, Sun closed'],
  ['Every day 10 am to 6 pm', 'Mon-Sun 10:00-18:00'],
  ['Tue and Thu 5-6 pm', 'Tue 17:00-18:00, Thu 17:00-18:00'],
  ['Mon/Wed/Fri 17:00-18:00', 'Mon 17:00-18:00, Wed 17:00-18:00, Fri 17:00-18:00'],
  ['Mon, Wed 5 p.m. - 6 p.m.', 'Mon 17:00-18:00, Wed 17:00-18:00'],
  ['Sat 10-2 pm', 'Sat 10:00-14:00'],
  ['Saturday: 11 am till 12 pm', 'Sat 11:00-12:00'],
  ['सोम से शुक्र 10:00-17:00, रविवार बंद', 'Mon-Fri 10:00-17:00, Sun closed'],
  ['सोम से शनि शाम 5 से 7', 'Mon-Sat 17:00-19:00'],
  ['सोमवार से शुक्रवार सुबह 9 बजे से शाम 5 बजे तक; रविवार को छुट्टी', 'Mon-Fri 09:00-17:00, Sun closed'],
  ['Monday se Saturday sham 5 se 7 baje', 'Mon-Sat 17:00-19:00'],
  ['Somvar se Shanivar subah 10 se sham 6 tak, Ravivar band', 'Mon-Sat 10:00-18:00, Sun closed'],
  ['Every Saturday evening 5 to 6:30', 'Sat 17:00-18:30'],
  ['रोज़ शाम 6:30 से 8 बजे', 'Mon-Sun 18:30-20:00'],
  ['Mon-Fri 5-7 shaam', 'Mon-Fri 17:00-19:00'],
  ['Mon-Fri 5 to 7 evening', 'Mon-Fri 17:00-19:00'],
  ['Sat 9 baje subah se 11 baje subah', 'Sat 09:00-11:00'],
  ['सोम से शुक्र 5 से 7 बजे शाम', 'Mon-Fri 17:00-19:00'],
  ['शनिवार और रविवार सुबह 10 से 12 बजे', 'Sat 10:00-12:00, Sun 10:00-12:00'],
  ['Mon-Sat 5pm to 7', 'Mon-Sat 17:00-19:00'],
  ['Sat 11am - 1', 'Sat 11:00-13:00'],
  ['Mon-Fri 09:00-17:00', 'Mon-Fri 09:00-17:00'],
])('setup: reads the hours "%s"', (typed, hours) => {
  expect(read('hours', typed)).toBe(hours);
});

test.each(['in the evening', 'Mon-Fri', 'Mon 9 am - 25 pm', 'Mon 5 pm - 4 pm'])(
  'setup: reads no hours in "%s"',
  (typed) => {
    expect(read('hours', typed)).toMatch(/^Write it like Mon-Fri 09:00-17:00/);
  },
);

test('setup: takes a photograph by its path, and gives it a plain name in content/', () => {
  const path = join(folder.root, 'My Photo (1).JPG');
  const dropped = path.replaceAll(/[ ()]/g, '\\$&');
  const address = `file://${encodeURI(path)}`;
  for (const typed of [path, `'${path}'`, dropped, address]) {
    const draft = accepted([['teacher.photo', typed]]);
    expect(valueAt(draft, [SITE, 'teacher', 'photo'])).toBe('My-Photo-1.jpg');
    expect(draft[COPIES]).toEqual({ 'My-Photo-1.jpg': path });
  }
  expect(
    accepted([
      ['teacher.photo', path],
      ['teacher.photo', 'none'],
    ])[COPIES],
  ).toEqual({});
  expect(read('teacher.photo', '/nowhere/asha.jpg')).toMatch(/^There is no file .*asha\.jpg/);
  for (const path of ['C:\\Users\\Asha\\cover.jpg', '\\\\server\\photos\\asha.jpg']) {
    expect(read('teacher.photo', path)).toContain(`There is no file ${path} on this machine.`);
  }
  expect(read('teacher.photo', '/no/A\\ \\&\\ B\\(1\\).jpg')).toContain(
    'no file /no/A & B(1).jpg on',
  );
  expect(read('teacher.photo', join(folder.root, 'phone.jpg'))).toMatch(/^phone\.jpg is no JPEG/);
});

test('setup: takes only an app password for Gmail, and names the server itself', () => {
  const mail = accepted([
    ['mail', 'yes'],
    ['mail.address', 'asha@gmail.com'],
    ['mail.server', ''],
  ]);
  expect(valueAt(mail, ['.env', 'mail', 'server'])).toBe('smtp.gmail.com');
  expect(answer([['mail.password', 'MyPassword1!']], mail)).toMatch(
    /^Gmail takes an app password of 16 letters/,
  );
  const whole = accepted(
    [
      ['mail.password', 'abcd efgh ijkl mnop'],
      ['mail.owner', ''],
    ],
    mail,
  );
  expect(valueAt(whole, ['.env', 'mail', 'owner'])).toBe('asha@gmail.com');
});

test.each([
  ['today', '2026-11-26'],
  ['आज', '2026-11-26'],
  ['26 Nov', '2026-11-26'],
  ['4 January', '2026-01-04'],
  ['27 November', '2025-11-27'],
  ['3/4/2026', '2026-04-03'],
])('setup: reads the day "%s" as one that was', (typed, date) => {
  expect(read('legal.lastReviewed', typed)).toBe(date);
});
