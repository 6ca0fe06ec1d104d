/**
 * The about page. Job title, career, recognition and credentials are samples, as the teacher is: put
 * your own in their place.
 */
export const about = {
  /** How the teacher is introduced in a few words. */
  jobTitle: 'Teacher of Vedic mathematics',
  profile: {
    since: '{jobTitle} since {since}',
    title: 'Look first. Then calculate.',
    lead: {
      by: 'years',
      none: 'I am {teacher}. I teach one habit: look at the numbers before you touch them. Most long sums have a short way in, and once you find it, you stop being afraid.',
      one: 'I am {teacher}. For {yearsLong} I have taught one habit: look at the numbers before you touch them. Most long sums have a short way in, and once you find it, you stop being afraid.',
      some: 'I am {teacher}. For {yearsLong} I have taught one habit: look at the numbers before you touch them. Most long sums have a short way in, and once you find it, you stop being afraid.',
    },
    text: {
      by: 'where',
      online: {
        by: 'audience',
        both: 'I teach live and online from {city}, in {languages}: students of {classesUpTo}, and aspirants for {examsOf}. You work, I watch, and I stop you at the line where it goes wrong.',
        classes:
          'I teach live and online from {city}, in {languages}: students of {classesUpTo}. You work, I watch, and I stop you at the line where it goes wrong.',
        exams:
          'I teach live and online from {city}, in {languages}: aspirants for {examsOf}. You work, I watch, and I stop you at the line where it goes wrong.',
        anyone:
          'I teach live and online from {city}, in {languages}. You work, I watch, and I stop you at the line where it goes wrong.',
      },
      offline:
        'I teach {audience} in person in {city}, in {languages}. You work, I watch, and I stop you at the line where it goes wrong.',
      both: 'I teach {audience} in person in {city} and live online, in {languages}. You work, I watch, and I stop you at the line where it goes wrong.',
    },
  },
  favourite: {
    title: 'My favourite sutra',
    label: 'x plus one over x equals five over two, which is two plus one over two.',
    note: 'So x is 2, or a half. Nobody has calculated anything.',
  },
  stats: {
    title: 'In numbers',
    facts: {
      students: {
        unit: { one: 'student taught', other: 'students taught' },
        text: 'The quick, the slow, and the ones who were told that they were slow.',
      },
      years: {
        unit: { one: 'year', other: 'years' },
        text: {
          by: 'where',
          online: 'First at a blackboard, now online.',
          offline: 'Face to face, sum by sum.',
          both: 'Face to face, and online too.',
        },
      },
      countries: {
        unit: { one: 'country', other: 'countries' },
        text: {
          by: 'where',
          online: 'At class hours that suit each time zone.',
          offline: '',
          both: 'Online, at class hours that suit each time zone.',
        },
      },
      booksWritten: {
        unit: { one: 'book', other: 'books' },
        text: {
          by: 'booksShown',
          none: 'Ask me about them.',
          all: 'You find them on the books page.',
          one: 'One of them is on the books page.',
          some: '{Books} of them are on the books page.',
        },
      },
    },
  },
  mission: {
    title: 'Why I teach',
    statement: 'Nobody who leaves my class should be afraid of a number again.',
    texts: [
      'A short method is not a trick to be learnt by heart. Each one has a reason that fits on half a page of school algebra, and I do not teach the method without the reason.',
      'So you see the school way and the short way side by side. You learn when the short way helps and when it does not, and you check the answer yourself before anyone tells you.',
    ],
  },
  career: {
    title: {
      by: 'years',
      none: 'How it began',
      one: '{YearsAlone} of teaching',
      some: '{YearsAlone} of teaching',
    },
    events: [
      {
        year: '2004',
        title: 'Eleven students and a blackboard',
        text: 'Evening classes in a rented room in {city}. Most of them came for the tables of seventeen and nineteen.',
      },
      {
        year: '2008',
        title: 'A degree and a question',
        text: 'M.Sc. in mathematics, Sample University. The dissertation asks why adding up digits catches a mistake.',
      },
      {
        year: '2012',
        title: 'The notes become a book',
        text: 'Students kept copying the class notes by hand, so the notes were printed.',
      },
      {
        year: '2016',
        title: 'Teaching teachers',
        text: 'Workshops at the Example Institute: the sutras beside the school method, not in its place.',
      },
      {
        year: '2020',
        title: 'The class goes online',
        text: 'From blackboard to screen within a week. That year students joined from eleven countries.',
      },
      {
        year: '2024',
        title: 'Student number twenty thousand',
        text: 'She was in Class 9, and found a mistake on the board.',
      },
    ],
  },
  research: {
    title: 'Four sutras I keep working on',
    lead: 'What each one says, what I study in it, and a sum that shows it.',
    areas: {
      complement: {
        title: 'Working near a base',
        text: 'When is the short way still short?',
        caption: '10,000 − 4387 = 5613. Each digit from nine, the last from ten.',
      },
      crosswise: {
        title: 'One pattern for every product',
        text: 'The same strokes multiply numbers and polynomials. I study in which order of strokes there is least to remember.',
        caption:
          '23 × 41: the products along the strokes are 8, 2 + 12 and 3. With the carry, 943.',
      },
      recurring: {
        title: 'Recurring decimals',
        text: 'Why one over nineteen can be written from right to left by doubling, and what happens in similar fractions.',
        caption: 'All 18 digits of 1 ÷ 19. Each pair joined by a thread adds up to nine.',
      },
      check: {
        title: 'Checks that catch a mistake',
        text: 'Digit sums find most mistakes. I collect the ones that they let through, so that students know where to look twice.',
        caption: '97 × 93 and 9021 agree: 7 × 3 is 21, which comes to 3, and so does 9021.',
      },
    },
  },
  recognition: {
    title: 'Recognition and credentials',
    /** Those of `teacher.degrees` that have a place or a year. */
    degrees: 'Degrees',
    groups: [
      {
        title: 'Global recognition',
        badges: [
          {
            title: { by: 'countries', none: '', some: 'Taught in {countriesFigure} countries' },
            text: 'From Auckland to Toronto',
          },
          { title: 'Invited lecture', text: 'Sample Mathematics Forum, 2019' },
          {
            title: 'Award for teaching in two languages',
            text: 'Example Educators’ Circle, 2022',
          },
        ],
      },
      {
        title: 'Academic credentials',
        badges: [
          { title: 'M.Sc. in mathematics', text: 'Sample University, 2008' },
          { title: 'B.Ed.', text: 'Example College of Education, 2010' },
          { title: 'Two papers on digit sums', text: 'Sample Journal of Mathematics Teaching' },
        ],
      },
    ],
  },
  closing: {
    title: 'Come and look at a sum with me.',
    lead: 'The first class is free: {demoMinutes}, with your own numbers.',
    demo: 'Book Free Demo Class',
    books: 'Explore Books',
    course: 'See the course: topics, times, fee',
    contact: 'Ask a question first',
  },
} as const;

/** In the place of what the sample teacher says, until the owner has changed or confirmed it. */
export const unconfirmed = {
  about: {
    profile: {
      lead: {
        by: 'years',
        none: '{teacher} teaches Vedic mathematics: short ways through long sums.',
        one: '{teacher} has taught Vedic mathematics for {yearsLong}: short ways through long sums.',
        some: '{teacher} has taught Vedic mathematics for {yearsLong}: short ways through long sums.',
      },
      text: {
        by: 'where',
        online: {
          by: 'audience',
          both: 'The classes are live and online from {city}, in {languages}, for {classesUpTo} and for {examsOf}.',
          classes:
            'The classes are live and online from {city}, in {languages}, for {classesUpTo}.',
          exams: 'The classes are live and online from {city}, in {languages}, for {examsOf}.',
          anyone: 'The classes are live and online from {city}, in {languages}.',
        },
        offline: 'The classes for {audience} are held in person in {city}, in {languages}.',
        both: 'The classes for {audience} are held in person in {city} and live online, in {languages}.',
      },
    },
    favourite: { title: 'A sutra at work' },
    research: { title: 'Four sutras', lead: 'What each one says, and a sum that shows it.' },
  },
} as const;
