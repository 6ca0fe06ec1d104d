/**
 * Facts in words, for the placeholders of these names. `{n}` is a number, `more` is for one with a
 * plus. Both forms of a word may be the same.
 */
export const factWords = {
  counts: {
    years: { one: '{n} year', other: '{n} years', more: 'more than {n} years' },
    /** In “for … I have taught”. */
    yearsLong: { one: '{n} year', other: '{n} years', more: 'more than {n} years' },
    /** Without “more than”. */
    yearsAlone: { one: '{n} year', other: '{n} years', more: '{n} years' },
    countries: { one: '{n} country', other: '{n} countries', more: 'more than {n} countries' },
    students: { one: '{n} student', other: '{n} students', more: 'more than {n} students' },
  },
  /** With the number in digits. */
  digits: {
    hours: { one: '{n} hour', other: '{n} hours' },
    demoMinutes: { one: '{n} minute', other: '{n} minutes' },
    /** Not in a sentence. */
    replyTime: { one: '{n} hour', other: '{n} hours' },
    courseHours: { one: '{n} hour', other: '{n} hours' },
    courseTime: { one: '{n} hour', other: '{n} hours' },
    weeks: { one: '{n} week', other: '{n} weeks' },
    /** In “the course takes …”. */
    weeksLong: { one: '{n} week', other: '{n} weeks' },
    classesPerWeek: { one: '{n} class', other: '{n} classes' },
    minutes: { one: '{n} minute', other: '{n} minutes' },
    days: { one: '{n} day', other: '{n} days' },
    months: { one: '{n} month', other: '{n} months' },
  },
  /** School classes from `{first}` to `{last}`, two, or one. */
  classes: {
    one: 'Class {first}',
    two: 'Class {first} and {last}',
    other: 'Class {first} to {last}',
  },
  /** In “students of …”. */
  classesUpTo: {
    one: 'Class {first}',
    two: 'Class {first} and {last}',
    other: 'Class {first} to {last}',
  },
  schoolExams: {
    one: 'school exams in Class {first}',
    two: 'school exams in Class {first} and {last}',
    other: 'school exams from Class {first}',
  },
  /** For whom the classes are, where there are neither classes nor exams. */
  anyone: 'learners of any age',
  pupils: {
    by: 'audience',
    both: 'students and aspirants',
    classes: 'students',
    exams: 'aspirants',
    anyone: 'students',
  },
  /** What a visitor says of a book that suits: in “Say …” and before a blank. */
  goal: {
    by: 'exams',
    none: 'what you would like to learn',
    some: 'what you are preparing for',
  },
  myGoal: { by: 'exams', none: 'I would like to learn', some: 'I am preparing for' },
  /** Kinds of ready messages in the description of the contact page. */
  readyMessages: {
    demo: 'demo classes',
    course: 'courses',
    books: 'books',
    exam: 'exams',
  },
  /** After the length of a class, or before it. */
  onCall: {
    by: 'where',
    online: 'on a video call',
    offline: 'in person',
    both: 'in person or on a video call',
  },
  /** In “who teaches …”, which Hindi says by the way of teaching. */
  atCity: { by: 'where', online: 'in {city}', offline: 'in {city}', both: 'in {city}' },
  /** Where the classes are held in person. */
  centre: '{name} ({address})',
  schoolBoards: 'School boards',
  /** Between the last two of a list in the place of “and”. */
  and: 'and',
  /** How the ebooks come: from the site, from the teacher, or each in another way. */
  ebookArrives: {
    chat: 'The ebook comes on WhatsApp within {replyHours} on working days.',
    download: 'Within {replyHours} on working days you can download the ebook on the Books page.',
    either:
      'The ebook comes within {replyHours} on working days: as a download on the Books page, or on WhatsApp.',
  },
} as const;
