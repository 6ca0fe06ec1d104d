/**
 * The about page. Career, recognition and credentials are samples, as the teacher is: put your own
 * in their place. The sutras are those of Bharati Krishna Tirtha, Vedic Mathematics (1965).
 */
export const about = {
  profile: {
    name: '{name}, {title}',
    title: 'Look first. Then calculate.',
    lead: 'I am {name}. For more than twenty years I have taught one habit: look at the numbers before you touch them. Most long sums have a short way in, and whoever finds it stops being afraid.',
    text: 'I teach live and online from {city}, in Hindi and English: students of Class 8 to 12, and aspirants for NTSE, Olympiad, CAT, CUET, JEE, NEET and bank exams. You work, I watch, and I stop you at the line where it goes wrong.',
  },
  favourite: {
    title: 'My favourite sutra',
    devanagari: 'विलोकनम्',
    iast: 'vilokanam',
    meaning: 'By mere observation',
    label: 'x plus one over x equals five over two, which is two plus one over two.',
    note: 'So x is 2, or a half. Nobody has calculated anything.',
  },
  stats: {
    title: 'What it has come to',
    facts: [
      {
        numeral: '20,000',
        unit: 'students taught',
        text: 'The quick, the slow, and the ones who were told that they were slow.',
      },
      { numeral: '20', unit: 'years', text: 'First at a blackboard, now on a shared slate.' },
      { numeral: '50', unit: 'countries', text: 'At class hours that follow the student’s clock.' },
      { numeral: '5', unit: 'books', text: 'Three of them are on the books page.' },
    ],
  },
  mission: {
    title: 'Why I teach',
    statement: 'Nobody who leaves my class should be afraid of a number again.',
    texts: [
      'A short method is not a trick to be learnt by heart. Each one has a reason that fits on half a page of school algebra, and I do not teach the method without the reason.',
      'So you see the school way and the short way side by side. You learn when the short way helps and when it does not, and you check the answer yourself before anybody tells you.',
    ],
  },
  career: {
    title: 'Twenty years on one thread',
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
        text: 'Blackboard to shared slate within a week. That year students joined from eleven countries.',
      },
      {
        year: '2024',
        title: 'Student number twenty thousand',
        text: 'She was in Class 9, and found a slip on the slate.',
      },
    ],
  },
  research: {
    title: 'Four sutras I keep working on',
    lead: 'What each one says, what I study in it, and a sum that shows it.',
    areas: [
      {
        figure: 'complement',
        devanagari: 'निखिलं नवतश्चरमं दशतः',
        iast: 'nikhilaṃ navataścaramaṃ daśataḥ',
        meaning: 'All from nine and the last from ten',
        title: 'Working near a base',
        text: 'How far from a power of ten can two numbers stand before the short way stops being short?',
        caption: '10,000 − 4387 = 5613. Each digit from nine, the last from ten.',
      },
      {
        figure: 'crosswise',
        devanagari: 'ऊर्ध्वतिर्यग्भ्याम्',
        iast: 'ūrdhvatiryagbhyām',
        meaning: 'Vertically and crosswise',
        title: 'One pattern for every product',
        text: 'The same strokes multiply numbers and polynomials. I study which order of strokes loads the memory least.',
        caption: '23 × 41: the products along the strokes are 8, 2 + 12 and 3. Carried, 943.',
      },
      {
        figure: 'recurring',
        devanagari: 'एकाधिकेन पूर्वेण',
        iast: 'ekādhikena pūrveṇa',
        meaning: 'By one more than the one before',
        title: 'Recurring decimals',
        text: 'Why one over nineteen can be written from right to left by doubling, and what its cousins do.',
        caption: 'All 18 digits of 1 ÷ 19. Each pair joined by a thread adds up to nine.',
      },
      {
        figure: 'check',
        devanagari: 'गुणितसमुच्चयः',
        iast: 'guṇitasamuccayaḥ',
        meaning: 'The product of the sums is the sum of the product',
        title: 'Checks that catch a slip',
        text: 'Digit sums find most mistakes. I collect the ones that they let through, so that students know where to look twice.',
        caption: '97 × 93 and 9021 agree: 7 × 3 is 21, which comes to 3, and so does 9021.',
      },
    ],
  },
  recognition: {
    title: 'Recognition and credentials',
    groups: [
      {
        title: 'Global recognition',
        badges: [
          { title: 'Taught in 50+ countries', text: 'From Auckland to Toronto, one slate' },
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
    lead: 'The first class is free. Thirty minutes, one slate, your own numbers.',
    demo: 'Book Free Demo Class',
    books: 'Explore Books',
    course: 'See the course: topics, times, fee',
    contact: 'Ask a question first',
  },
} as const;

export type AboutTexts = typeof about;
