import { comparison } from './comparison';

/** The home page. @sutra/vedic works the example out and fills its numbers. */
export const home = {
  hero: {
    title: 'A {traditionalSeconds}-second sum, done in {vedicSeconds}.',
    lead: {
      by: 'where',
      online: 'Live Vedic maths classes online for {learners}, in {languages}: first class free.',
      offline: 'Vedic maths classes in {city} for {learners}, in {languages}: first class free.',
      both: 'Vedic maths classes in {city} and live online, for {learners}, in {languages}: first class free.',
    },
    bookDemo: 'Book Free Demo Class',
    demoNote: '{demoMinutes} {onCall}',
    books: 'Explore Books',
    practise: 'Practise now',
  },
  teacher: {
    about: 'About the teacher',
    voice: 'Hear a lesson on {place}',
    channel: 'Lessons on {place}',
    audio: 'Hear the teacher: {seconds} seconds',
    video: 'See and hear the teacher: {seconds} seconds',
    transcript: 'Read what is said',
  },
  /** Replace the steps by your own, as they are a promise. */
  freeClass: {
    title: 'How the free class works',
    steps: [
      'You write on WhatsApp who will learn, and which hour suits you.',
      {
        by: 'where',
        online: '{demoMinutes} on a video call: a few sums, worked together.',
        offline: '{demoMinutes} in person: a few sums, worked together.',
        both: '{demoMinutes} in person or on a video call: a few sums, worked together.',
      },
      'Then you decide. You pay nothing before that.',
    ],
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
    title: 'Why learn here',
    facts: {
      seconds: {
        unit: { one: 'second', other: 'seconds' },
        title: 'Speed',
        text: 'For a sum that takes {traditionalSeconds} seconds on paper.',
      },
      countries: {
        unit: { one: 'country', other: 'countries' },
        title: 'Global educator',
        text: 'The same teacher, at an hour that suits you.',
      },
      languages: {
        unit: { one: 'language', other: 'languages' },
        title: 'Inter\u00adactive learning',
        text: 'You work each sum aloud, in {anyLanguage}.',
      },
      students: {
        unit: { one: 'taught', other: 'taught' },
        title: 'Proven results',
        text: {
          by: 'audience',
          both: '{boardsAndExams}.',
          classes: 'Students of {classes}.',
          exams: '{boardsAndExams}.',
          anyone: 'At school and at home.',
        },
      },
    },
  },
  demo: {
    title: 'Try it yourself',
    five: 'Today’s five · two minutes',
    tabsLabel: 'Demo or benefits',
    liveDemo: 'Live Demo',
    benefits: 'Benefits',
    ...comparison,
    race: {
      time: '~{seconds} seconds',
      scale: 'Each mark is {vedicSeconds} seconds.',
      run: 'Play',
      stop: 'Stop',
    },
    effort: '{digits} digits, {operations} small sums',
    steps: {
      show: 'Show Step-by-Step Explanation',
      hide: 'Hide Step-by-Step Explanation',
    },
    learn: 'Learn This Technique',
    learnMessage:
      'Namaste! I saw on your website how {a} × {b} is worked out from base {base}. I would like to learn this technique.',
    cards: {
      pace: {
        title: '10x Faster',
        text: 'About ten times, by the teacher’s estimate, after practice. What was counted: {a} × {b} takes {longDigits} digits and {longOperations} small sums at school, {digits} and {operations} here.',
      },
      check: {
        title: 'Build Confidence',
        text: 'Add up digits until one is left. If question and answer differ in it, look for the mistake. If not, one may still be there.',
      },
      time: {
        title: 'Save Time',
        text: 'By the teacher’s estimate, you save about {savedSeconds} seconds on a sum like {a} × {b}. In a paper with {sumsInPaper} such sums, that makes {savedMinutes} minutes for the hard questions.',
        unit: 'minutes',
      },
    },
  },
  course: {
    title: 'The course',
    next: {
      label: 'Next batch',
      another: 'Another batch',
      start: 'Starts on {date}.',
      places: { one: '{places} place left.', other: '{places} places left.' },
      times: '{times} IST',
      visitorTimes: '{times} on your clock',
      visitorChange: 'From {date}: {times} on your clock',
      calendar: 'Add to your calendar',
      google: 'Google Calendar',
      event: {
        title: 'Vedic mathematics class, {site}',
        text: {
          by: 'where',
          online: 'Live on a video call.',
          offline: 'In person: {centres}.',
          both: 'In person or live on a video call.',
        },
      },
    },
    topics: {
      label: 'Topics',
      products: 'multiplication',
      division: 'division',
      squares: 'squares and roots',
      fractions: 'fractions and decimals',
      algebra: 'algebra',
      checks: 'checks by digit sums',
    },
    length: { label: 'Length', value: '{weeks}, {classesPerWeek} a week' },
    minutes: {
      label: 'One class',
      value: {
        by: 'where',
        online: '{minutes}, live on a video call',
        offline: '{minutes}, in person',
        both: '{minutes}, in person or live on a video call',
      },
    },
    groupSize: {
      label: 'Group',
      value: { one: 'One student at a time', other: 'At most {groupSize} students' },
    },
    times: { label: 'Times', value: '{times} IST' },
    languages: 'Languages',
    fee: {
      label: 'Fee',
      course: '{amount} for the whole course',
      month: '{amount} a month',
      months: '{amount} for {months} months',
      /** Where there is more than one. */
      what: '{price} ({what})',
      ask: 'Ask for the fee',
      rules: {
        discount: 'Discount',
        missed: 'Missed class',
        pause: 'Pause',
        refund: 'Stopping early',
        example: 'Example',
      },
      message: {
        by: 'learner',
        class: 'Namaste! What does the course in Vedic mathematics cost? My class: ',
        oneClass: 'Namaste! What does the course in Vedic mathematics cost?',
        exam: 'Namaste! What does the course in Vedic mathematics cost? My exam: ',
        anyone: 'Namaste! What does the course in Vedic mathematics cost? Who will learn: ',
      },
    },
  },
  testimonials: {
    title: 'Students, in their own words',
    slides: 'Testimonials',
    carousel: 'carousel',
    slide: 'slide',
    position: '{number} of {count}',
    quote: '“{text}”',
    who: '{firstName} {initial}.',
    from: '{class}, {location}',
    proof: { since: 'Since {since}.', consent: 'Written consent: {date}.' },
    rating: '{rating} out of 5',
    controls: {
      previous: 'Previous',
      next: 'Next',
      pause: 'Pause the testimonials',
      play: 'Play the testimonials',
    },
  },
  closing: {
    sum: '{a} × {b} =',
    title: 'The first class is free. Bring a sum you find hard.',
    start: 'Start Free Demo',
    ask: 'Ask a question first',
  },
} as const;
