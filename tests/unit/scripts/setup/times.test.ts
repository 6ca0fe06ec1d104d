import { expect, test } from 'vitest';
import { readTyped as read } from '@/tests/support/setup-answers';

test.each([
  ['Mon-Fri 5:30 PM - 7:00 PM IST', 'Mon-Fri 17:30-19:00'],
  ['Weekdays 5-7 pm', 'Mon-Fri 17:00-19:00'],
  ['Weekends 10 am-12 pm', 'Sat-Sun 10:00-12:00'],
  ['Sat & Sun 10 am to 12 noon', 'Sat 10:00-12:00, Sun 10:00-12:00'],
  ['Mon-Fri 12 noon-3 pm', 'Mon-Fri 12:00-15:00'],
  ['Mon-Fri 6 to 7:30 in the evening', 'Mon-Fri 18:00-19:30'],
  ['Mon-Fri 10 in the morning to 6 in the evening', 'Mon-Fri 10:00-18:00'],
  ['Mon-Fri 8 to 9 at night', 'Mon-Fri 20:00-21:00'],
  ['Saturday 4 to 6 in the evening', 'Sat 16:00-18:00'],
  // The hours of the evening, where am or pm is written once.
  ['Saturday 5:30 to 7 PM', 'Sat 17:30-19:00'],
  ['Sat 10:00 to 2 pm', 'Sat 10:00-14:00'],
  ['Sat 11:30am - 1:30', 'Sat 11:30-13:30'],
  ['Mon-Sat 10 AM-6 PM (Sunday closed)', 'Mon-Sat 10:00-18:00, Sun closed'],
  ['Mon to Sat 5 PM to 7 PM, Sunday off', 'Mon-Sat 17:00-19:00, Sun closed'],
  ['Mon-Sat 10:00-18:00 Sunday closed', 'Mon-Sat 10:00-18:00, Sun closed'],
  ['Mon-Sat 10 am to 6 pm, closed on Sunday', 'Mon-Sat 10:00-18:00, Sun closed'],
  ['10am-6pm Mon-Sat, closed Sunday', 'Mon-Sat 10:00-18:00, Sun closed'],
  ['Sat closed, Sun 10 am-12 pm', 'Sat closed, Sun 10:00-12:00'],
  ['Mon-Sat 10am–6pm, Sun – closed', 'Mon-Sat 10:00-18:00, Sun closed'],
  ['weekdays 9 am to 5 pm, weekends closed', 'Mon-Fri 09:00-17:00, Sat-Sun closed'],
  ['10am-6pm all days', 'Mon-Sun 10:00-18:00'],
  ['7 days 10 am to 8 pm', 'Mon-Sun 10:00-20:00'],
  ['9am to 5pm Monday to Friday', 'Mon-Fri 09:00-17:00'],
  ['9am-5pm (Mon-Fri)', 'Mon-Fri 09:00-17:00'],
  ['5-6 pm Mon Wed Fri', 'Mon 17:00-18:00, Wed 17:00-18:00, Fri 17:00-18:00'],
  ['Mon-Wed & Fri 5-6 pm', 'Mon-Wed 17:00-18:00, Fri 17:00-18:00'],
  ['Mon-Fri: 9am-5pm | Sat: 10am-2pm', 'Mon-Fri 09:00-17:00, Sat 10:00-14:00'],
  ['Monday through Friday 9am to 5pm', 'Mon-Fri 09:00-17:00'],
  ['Open Mon-Sat 10am-6pm', 'Mon-Sat 10:00-18:00'],
  ['Mon-Sat (10 am - 6 pm)', 'Mon-Sat 10:00-18:00'],
  ['Mon-Sat 10:00 hrs - 18:00 hrs', 'Mon-Sat 10:00-18:00'],
  ['10 am to 6 pm except Sunday', 'Mon-Sat 10:00-18:00'],
  ['रविवार छोड़कर रोज़ सुबह 10 से शाम 6', 'Mon-Sat 10:00-18:00'],
  ['शनिवार एवं इतवार सुबह 10 से 12', 'Sat 10:00-12:00, Sun 10:00-12:00'],
  ['Sat-Sun only 10 am-1 pm', 'Sat-Sun 10:00-13:00'],
  ['शनि व रवि 5-6 शाम', 'Sat 17:00-18:00, Sun 17:00-18:00'],
])('setup: reads the hours "%s"', (typed, hours) => {
  expect(read('hours', typed)).toBe(hours);
});

test.each([...['शाम 5 से 7', '5.30pm-7', '17:30–19:00', '10 am to 6 pm', '9 to 5', 'sham 5 se 7']])(
  'setup: asks for the days of "%s"',
  (typed) => {
    for (const name of ['hours', 'course.times', 'course.next.0.days']) {
      expect(read(name, typed)).toBe('On which days? Write them before the hours.');
    }
  },
);

test.each(['Mon 5-6', 'Mon-Sat 10-6', '9-5 Mon-Fri', 'सोमवार से शनिवार 10 से 6', 'Sat 9.30-5.30'])(
  'setup: asks whether "%s" is before noon',
  (typed) => {
    expect(read('hours', typed)).toBe(
      'Is that before noon or after it? Write am or pm, such as 5-7 pm.',
    );
  },
);

test.each([
  ...['Sunday closed, others 10 am-6 pm', 'by appointment', 'Sat 5 pm', 'alternate days'],
  ...['Mon 5-6 pm Tue', 'Mon Tue', '3 days a week 5-6 pm'],
])('setup: reads no hours in "%s", which says more', (typed) => {
  expect(read('hours', typed)).toMatch(/^Write it like Mon-Fri 09:00-17:00/);
});
