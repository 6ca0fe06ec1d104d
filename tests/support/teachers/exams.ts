import { course, type Facts, social, teacher, teaching } from './sample';

/** Who teaches for exams. */
export const exams: Record<string, Facts> = {
  'a coaching centre with three batches': {
    teacher: { ...teacher, name: 'Tez Ganit Classes' },
    city: 'Patna',
    languages: ['hi', 'en'],
    teaching: {
      ...teaching,
      students: '12000+',
      years: 15,
      countries: 2,
      classes: [9, 12],
      exams: ['JEE', 'NEET', 'NDA', 'bank exams'],
      examsIn: { hi: ['JEE', 'NEET', 'NDA', 'बैंक परीक्षाएँ'] },
    },
    course: {
      ...course,
      length: { weeks: 1, classesPerWeek: 7 },
      groupSize: 40,
      times: 'Mon-Fri 06:00-08:00, Mon-Fri 17:00-19:00, Sat 10:00-12:00, Sun 10:00-12:00',
      fee: { amount: 12000, per: 'course' },
      next: [
        { start: '2031-04-01', days: 'Mon-Fri 06:00-08:00', places: null },
        { start: '2031-04-01', days: 'Mon-Fri 17:00-19:00', places: 3 },
        { start: '2031-04-05', days: 'Sat 10:00-12:00, Sun 10:00-12:00', places: 40 },
      ],
    },
    social: {
      linkedin: null,
      instagram: null,
      youtube: 'https://www.youtube.com/@tez',
      telegram: 'https://t.me/tez',
      facebook: 'https://www.facebook.com/tez',
    },
  },
  'UPSC only': {
    teacher: { ...teacher, name: 'Arjun Rathore', pronoun: 'he' },
    city: 'Delhi',
    languages: ['en'],
    teaching: { ...teaching, students: 90, years: 2, countries: 1, classes: null, exams: ['UPSC'] },
    course: { ...course, length: { weeks: 2, classesPerWeek: 2 } },
    social: { ...social, telegram: 'https://t.me/arjun_csat' },
  },
  'a professor with ten books': {
    teacher: {
      ...teacher,
      name: 'Dr. V. Narayanan',
      degrees: ['Ph.D.'],
      pronoun: 'he',
      since: 1985,
    },
    city: 'Chennai',
    languages: ['ta', 'en'],
    teaching: {
      ...teaching,
      students: '40000+',
      years: '40+',
      countries: '30+',
      booksWritten: 10,
      classes: [9, 12],
      exams: ['JEE', 'CAT'],
    },
    course: { ...course, topics: ['algebra', 'calculus'] },
    social: { linkedin: 'https://www.linkedin.com/in/narayanan', instagram: null },
  },
  'bank exams only, in Hindi': {
    teacher: { ...teacher, name: 'Vikas Yadav', nameIn: { hi: 'विकास यादव' }, pronoun: 'he' },
    city: 'Prayagraj',
    cityIn: { hi: 'प्रयागराज' },
    languages: ['hi'],
    teaching: {
      ...teaching,
      students: '8000+',
      years: 6,
      countries: 1,
      classes: null,
      exams: ['SSC', 'bank exams', 'railway jobs'],
      examsIn: { hi: ['SSC', 'बैंक परीक्षाएँ', 'रेलवे भर्तियाँ'] },
    },
    course: {
      ...course,
      length: { weeks: 10, classesPerWeek: 5 },
      fee: { amount: 1999, per: 'course' },
    },
    social: {
      ...social,
      youtube: 'https://www.youtube.com/@vikas',
      telegram: 'https://t.me/vikas',
    },
  },
};
