/** The home page. Numbers in braces are filled by lib/vedic, which works the example out. */
export const home = {
  /** The sum of the hero and of the slate: two numbers a little below one power of ten. */
  example: [97, 93],
  hero: {
    title: 'A forty-five second sum, done in five.',
    lead: 'Live online classes in Vedic mathematics, in Hindi and English, for Class 8 to 12 and for NTSE, Olympiad, CAT, CUET, JEE, NEET and bank exams.',
    bookDemo: 'Book Free Demo Class',
    books: 'Explore Books',
  },
  picture: {
    label:
      '{a} times {b} is {answer}. {a} is {da_abs} less than {base} and {b} is {db_abs} less. {a} minus {db_abs} is {cross}. {da_abs} times {db_abs} is {right}.',
    sum: '{a} × {b} = {answer}',
    short: ['{da_abs} short of {base}', '{db_abs} short of {base}'],
    left: '{a} {db_step}',
    right: '{da_abs} × {db_abs}',
    meaning: '“{meaning}”',
  },
  highlights: {
    title: 'What twenty years of teaching adds up to',
    facts: [
      {
        numeral: '5',
        unit: 'seconds',
        title: 'Speed',
        text: 'For a product that takes most of a minute on paper. You check it, then you trust it.',
      },
      {
        numeral: '50+',
        unit: 'countries',
        title: 'Global educator',
        text: 'One slate, one teacher, and a class hour that suits your clock.',
      },
      {
        numeral: '2',
        unit: 'languages',
        title: 'Interactive learning',
        text: 'You work the sum aloud, in Hindi or English. The teacher stops you where it goes wrong.',
      },
      {
        numeral: '20,000+',
        unit: 'taught',
        title: 'Proven results',
        text: 'School boards, Olympiads, JEE, NEET, CAT and bank papers.',
      },
    ],
    circle: {
      label: 'Nine points on a circle, joined by one line in the order 4, 8, 3, 7, 2, 6, 1, 5, 9.',
      caption:
        'Count in fours and keep one digit: 4, 8, 3, 7, 2, 6, 1, 5, 9. One thread, nine points.',
    },
  },
  demo: {
    title: 'Try it on the slate',
    tabsLabel: 'What the slate shows',
    liveDemo: 'Live Demo',
    benefits: 'Benefits',
    traditional: 'Traditional method',
    vedic: 'Vedic method',
    race: {
      traditional: '~45 seconds',
      vedic: '~5 seconds',
      scale: 'One mark on the bar is five seconds.',
      run: 'Run the clock',
      stop: 'Stop the clock',
    },
    longLabel: 'Long multiplication of {a} and {b}: {rows}. Added up: {answer}.',
    longRow: '{upper} times {digit} is {product}',
    effort: '{digits} digits to write, {operations} small sums to do',
    steps: {
      show: 'Show Step-by-Step Explanation',
      hide: 'Hide Step-by-Step Explanation',
    },
    learn: 'Learn This Technique',
    learnMessage:
      'Namaste! I saw on your website how {a} × {b} is worked out from base {base}. I would like to learn this technique.',
    cards: [
      {
        figure: 'pace',
        title: '10x Faster',
        text: 'With a little practice, about ten of these fit into the time of one long multiplication.',
      },
      {
        figure: 'check',
        title: 'Build Confidence',
        text: 'Add up digits until one is left. The question and the answer must come to the same, so you know before anybody tells you.',
      },
      {
        figure: 'time',
        title: 'Save Time',
        text: 'Forty seconds saved on a sum are twenty minutes in a paper with thirty of them. Spend those on the hard questions.',
      },
    ],
    time: { numeral: '20', unit: 'minutes' },
  },
  course: {
    title: 'The course',
    lead: 'What you learn, when, and with how many others.',
    topics: {
      label: 'Topics',
      products: 'multiplication',
      division: 'division',
      squares: 'squares and roots',
      fractions: 'fractions and decimals',
      algebra: 'algebra',
      checks: 'checks by digit sums',
    },
    length: { label: 'Length', value: '{weeks} weeks, {classesPerWeek} classes a week' },
    minutes: { label: 'One class', value: '{minutes} minutes, live on a video call' },
    groupSize: { label: 'Group', value: 'At most {groupSize} students' },
    times: { label: 'Times', value: '{days}, {times} IST' },
    languages: 'Languages',
    fee: {
      label: 'Fee',
      course: '{amount} for the whole course',
      month: '{amount} a month',
      ask: 'Ask for the fee',
      message: 'Namaste! What does the course in Vedic mathematics cost? My class: ',
    },
  },
  voices: {
    title: 'Students, in their own words',
    slides: 'Testimonials',
    carousel: 'carousel',
    slide: 'slide',
    position: '{number} of {count}',
    quote: '“{text}”',
    who: '{firstName} {initial}.',
    from: '{class}, {location}',
    rating: '{rating} out of 5',
    controls: { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  },
  closing: {
    sum: '988 × 997 =',
    title: 'The first class is free. Bring a sum you dislike.',
    lead: 'Thirty minutes on a video call, at an hour that suits you.',
    start: 'Start Free Demo',
    ask: 'Ask a question first',
  },
} as const;
