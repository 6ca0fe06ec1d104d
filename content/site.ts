import { siteSchema, type Site } from './schema';

/** The owner's facts: change them here and nowhere else. `samples.ts` lists the samples. */
export const site: Site = siteSchema.parse({
  name: 'Sutra',
  teacher: { name: 'Acharya Sample', title: 'Teacher of Vedic mathematics' },
  phone: '+919000000000',
  email: 'hello@example.in',
  city: 'Jaipur',
  upi: { id: 'teacher.sample@upi', payee: 'Sutra Sample' },
  social: {
    linkedin: 'https://www.linkedin.com/in/example',
    instagram: 'https://www.instagram.com/example',
  },
  screenshotForm: 'https://forms.example.in/payment-screenshot',
  teaching: {
    students: 20_000,
    years: 20,
    countries: 50,
    booksWritten: 5,
    sutras: 16,
    demoMinutes: 30,
    classes: [8, 12],
    exams: ['NTSE', 'Olympiad', 'CAT', 'CUET', 'JEE', 'NEET'],
  },
  reply: { hours: 24, demoHours: 48, courseHours: [2, 4] },
  languages: ['en', 'hi'],
  country: 'IN',
  timeZone: 'Asia/Kolkata',
  hours: [
    { days: [1, 5], opens: '09:00', closes: '17:00' },
    { days: [6, 6], opens: '10:00', closes: '14:00' },
    { days: [0, 0], opens: null, closes: null },
  ],
  course: {
    topics: ['products', 'division', 'squares', 'fractions', 'algebra', 'checks'],
    length: { weeks: 12, classesPerWeek: 2 },
    minutes: 60,
    groupSize: 6,
    times: { days: [1, 6], opens: '16:00', closes: '21:00' },
    languages: ['hi', 'en'],
    fee: null,
  },
});
