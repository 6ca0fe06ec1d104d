import { type AssistantTopicId } from '../assistant-topics';
import { type Answer } from '../shape';
import { bookAnswers } from './book-answers';

/**
 * The answer to each topic. A sentence of a list is left out where a fact in it is null.
 * lib/assistant/guide.ts fills in the course, the books and the worked example.
 */
export const assistantAnswers = {
  ...bookAnswers,
  'own-data': [
    'You have the right to see what is kept about you or your child, to correct it, to have it deleted, and to withdraw your consent. Write to {email} or call {phone}: it costs nothing, and you get an answer within one month.',
    {
      none: '',
      some: 'With an account you can do it yourself: log in, press your name and choose “See my data”, “Stop these updates” or “Delete my account”.',
    },
  ],
  'school-methods':
    'The short method and the one taught at school give the same answer; the page of each method shows why. Whether an exam accepts the short steps is for the school to say: please ask there. Tell the teacher what worries you, and see in the free class how it goes.',
  fear: 'You can start slowly. The Practice page has sums with no time limit, each explained. The first class is free: {demoMinutes} {onCall}. Please tell the teacher beforehand what is hard or frightening.',
  'video-app': {
    by: 'where',
    online:
      'The classes are live video calls. This site does not name the app, or say how the link comes: please ask the teacher on WhatsApp.',
    offline: 'The classes are held in person, in {city}: you need no app for them.',
    both: 'You can come in person, or join live on a video call. This site does not name the app, or say how the link comes: please ask the teacher on WhatsApp.',
  },
  'digit-sums':
    'Add the digits of each number until one digit is left: 98 gives 8, and 97 gives 7. Multiply these: 8 × 7 = 56 gives 2. The answer must give the same, and 9506 does. If it does not, look for the mistake. If it does, a mistake is still possible, as when two digits changed places.',
  genuine: [
    'This site belongs to {teacher}. The seller is {seller}, {sellerAddress}.',
    {
      none: 'Ask anything on {phone} before you pay. The Terms page says who sells, and who answers a complaint.',
      some: 'Ask anything on {phone} before you pay. The Terms page says what you get, and when your money comes back.',
    },
  ],
  'no-reply':
    'Messages and emails are answered within {replyHours} on working days. If yours is older, please write on WhatsApp or call: {phone}. After that you can write to the grievance officer, {grievanceName}: {grievanceEmail}.',
  receipt: [
    {
      none: 'For a receipt or a bill please ask the teacher on WhatsApp.',
      some: 'For a receipt or a bill please ask the teacher on WhatsApp. Your UPI app keeps the proof of the payment, with its UTR number.',
    },
    'The GSTIN of the seller is {taxNumber}.',
  ],
  discount: [
    {
      by: 'discount',
      none: 'This site names no discount on the course, for two children or for any other reason: please ask the teacher on WhatsApp.',
      some: '{discountRule} About any other discount please ask the teacher on WhatsApp.',
      other: '{feeRules} Please ask the teacher on WhatsApp.',
    },
    {
      by: 'books',
      none: '',
      one: 'What the book costs is on the Books page.',
      some: 'What each book costs is on the Books page.',
    },
  ],
  app: {
    by: 'where',
    online:
      'There is no app to install. This site opens in any browser, and the classes are live video calls.',
    offline:
      'There is no app to install. This site opens in any browser, and the classes are held in person.',
    both: 'There is no app to install. This site opens in any browser, and the classes are held in person and on live video calls.',
  },
  safety: {
    none: 'This site has no advertising and no tracking, and never asks for a PIN, an OTP or a card number. The Privacy page says what is kept. Please ask the teacher how a class is held and whether a parent can sit in.',
    some: 'This site has no advertising and no tracking. You pay in your own UPI app: the site never asks for a PIN, an OTP or a card number. The Privacy page says what is kept. Please ask the teacher how a class is held and whether a parent can sit in.',
  },
  notes:
    'This site says nothing about notes or homework of the course: please ask the teacher. The Practice page has sheets to print, with answers.',
  privacy:
    'There is no advertising and no tracking here, and your details are never sold. To see, correct or delete them, write to {email}. The Privacy page says what is kept, and for how long.',
  complaint:
    'We are sorry. Tell the teacher on WhatsApp, or write to the grievance officer, {grievanceName}: {grievanceEmail}, {grievancePhone}. A complaint is answered within one month.',
  account: {
    none: 'You need no account on this site.',
    some: 'Only buyers of an ebook need an account. Press Login to log in or to register. “Forgot password?” there sends you a link by email.',
  },
  certificate:
    'This site says nothing about certificates of the course. Please ask the teacher on WhatsApp.',
  recording: [
    {
      by: 'where',
      online: 'The classes are live.',
      offline: 'The classes are held in person.',
      both: 'The classes are live, in person or online.',
    },
    {
      by: 'missedClass',
      none: 'This site says nothing about recordings or missed classes: please ask the teacher on WhatsApp.',
      some: '{missedClassRule} About recordings please ask the teacher on WhatsApp.',
    },
  ],
  'demo-class': [
    'The first class is free: {demoMinutes} {onCall}, within {demoHours}.',
    {
      by: 'learner',
      class: 'Press Book Free Demo and tell the teacher your class and a time that suits you.',
      oneClass: 'Press Book Free Demo and tell the teacher a time that suits you.',
      exam: 'Press Book Free Demo and tell the teacher your exam and a time that suits you.',
      anyone: 'Press Book Free Demo and tell the teacher who will learn and a time that suits you.',
    },
  ],
  'reply-time': 'WhatsApp: {chatReplies} Messages and emails: within {replyHours} on working days.',
  'girls-batch':
    'This site names no batch for girls or for boys alone: please ask the teacher on WhatsApp.',
  'to-bring': {
    by: 'where',
    online:
      'The classes are live video calls. This site does not say what else to have ready: please ask the teacher on WhatsApp.',
    offline: 'This site does not say what to bring to a class: please ask the teacher on WhatsApp.',
    both: 'The classes online are live video calls. This site does not say what else to bring or to have ready: please ask the teacher on WhatsApp.',
  },
  group: [
    '{groupRule}',
    { by: 'group', one: '', some: 'Please ask the teacher about a class for one student alone.' },
  ],
  'next-batch': [
    'This site does not say when the next batch starts.',
    {
      by: 'learner',
      class: 'Ask the teacher on WhatsApp, and say your class.',
      oneClass: 'Please ask the teacher on WhatsApp.',
      exam: 'Ask the teacher on WhatsApp, and say your exam.',
      anyone: 'Ask the teacher on WhatsApp, and say who will learn.',
    },
  ],
  'course-length': [
    {
      by: 'length',
      some: 'The course takes {weeksLong}, with {classesPerWeek} a week.',
      other: '',
      none: '{weeksLong}',
    },
    'One class is {minutes}.',
    { by: 'length', some: '', other: 'Class hours: {classTimes}.', none: '' },
    {
      by: 'length',
      some: '',
      other: 'Please ask the teacher on WhatsApp how long the course is.',
      none: '',
    },
  ],
  fee: ['The fee is {courseFee}.', '{feeRules}', 'The first class is free.'],
  'class-times': [
    'Class hours: {classTimes}.',
    {
      by: 'classHours',
      one: 'If that does not suit you, please tell the teacher.',
      some: {
        by: 'where',
        online:
          'Tell the teacher which day and hour suit you, even if you live in another time zone.',
        offline: 'Tell the teacher which day and hour suit you.',
        both: 'Tell the teacher which day and hour suit you, and whether you come or join online.',
      },
    },
  ],
  'office-hours': ['The office is open {hours}.', 'Class hours: {classTimes}.'],
  languages: {
    by: 'languages',
    one: 'The classes are in {classLanguages}.',
    some: 'The classes are in {classLanguages}. Tell the teacher which language you prefer when you book.',
  },
  exams: {
    by: 'audience',
    both: 'The classes prepare for {exams}, and for {schoolExams}. If your exam is not among them, please ask the teacher. Say the exam and its month.',
    classes:
      'The classes are for {classesUpTo}, and this site names no entrance exam. Please ask the teacher about yours.',
    exams:
      'The classes prepare for {exams}. If your exam is not among them, please ask the teacher. Say the exam and its month.',
    anyone: 'This site names no exam. Please ask the teacher about yours.',
  },
  'who-for': {
    by: 'audience',
    both: 'The classes are for {classesUpTo}, and for {examsOf}. Please ask the teacher about anyone younger or older.',
    classes:
      'The classes are for {classesUpTo}. Please ask the teacher about anyone younger or older.',
    exams: 'The classes are for {examsOf}. Please ask the teacher about anyone else.',
    anyone: 'This site names no class and no age. Tell the teacher who wants to learn.',
  },
  'course-topics': [
    'The course teaches {courseTopics}.',
    {
      by: 'topics',
      none: 'The Methods page explains the methods of Vedic mathematics.',
      some: 'The free class shows you how.',
    },
  ],
  courses: [
    {
      by: 'audience',
      both: 'There are courses for {classesUpTo} and for exams.',
      classes: 'There are courses for {classesUpTo}.',
      exams: 'There are courses for {examsOf}.',
      anyone: '',
    },
    {
      by: 'learner',
      class:
        'Tell the teacher your class to know which batch fits, when it meets and what it costs.',
      oneClass:
        'Ask the teacher on WhatsApp whether there is a place, when it meets and what it costs.',
      exam: 'Tell the teacher your exam to know which batch fits, when it meets and what it costs.',
      anyone:
        'Tell the teacher who wants to learn, to know which batch fits, when it meets and what it costs.',
    },
  ],
  practice:
    'The Practice page has sums with no time limit, each explained, and sheets of twenty sums to print, with answers.',
  methods:
    'Each method has a page of its own, with the reason behind it, a sum step by step, what to check, and a sheet to print. Type a sum, and I will name the method that fits it.',
  'worked-example':
    'Take {a} × {b}. {a} is {da_abs} short of {base}, {b} is {db_abs} short. {a} − {db_abs} = {cross}, and {da_abs} × {db_abs} = {right}. Side by side: {a} × {b} = {answer}. Now type a sum of your own.',
  contact:
    'WhatsApp is quickest, on {phone}. You can also write to {email}, or leave a message on the Contact page: it gets a reply within {replyHours} on working days.',
  place: [
    {
      by: 'where',
      online:
        'All classes are live and online, so you can join from anywhere. The teacher teaches from {city}.',
      offline: 'The classes are held in person: {centres}.',
      both: 'You can come in person, or join live online from anywhere. In person: {centres}.',
    },
    {
      by: 'centres',
      none: '',
      unnamed: 'Please ask the teacher on WhatsApp for the place.',
      some: 'The Contact page has the map.',
      unmapped: '',
    },
  ],
  teacher: [
    {
      by: 'teachers',
      one: '{teacherWithDegrees} is the teacher.',
      several: 'Your classes are with {teacherWithDegrees}.',
    },
    'Teaching since {teacherSince}.',
    {
      by: 'experience',
      both: '{Years} of experience in Vedic mathematics, and {students} taught. The About page says more.',
      years: '{Years} of experience in Vedic mathematics. The About page says more.',
      students: '{Students} taught. The About page says more.',
      none: 'The About page says more.',
    },
  ],
  'online-classes': [
    {
      by: 'where',
      online: {
        by: 'audience',
        both: 'All classes are live and online, for {classesUpTo} and for exams, wherever you are.',
        classes: 'All classes are live and online, for {classesUpTo}, wherever you are.',
        exams: 'All classes are live and online, for {examsOf}, wherever you are.',
        anyone: 'All classes are live and online, wherever you are.',
      },
      offline: 'The classes are held in person, and not online: {centres}.',
      both: 'Both: you join live online, wherever you are, or come in person: {centres}.',
    },
    {
      by: 'where',
      online: { by: 'countries', none: '', some: 'Students from {countries} have joined.' },
      offline: '',
      both: { by: 'countries', none: '', some: 'Students from {countries} have joined.' },
    },
  ],
  social: [
    'You can also find the teacher here: {socialNames}.',
    'For a question, WhatsApp is the quickest way.',
  ],
  testimonials: '{whatOthersSay}',
  identity: [
    'I am the assistant of this site: not a person, but a small program that knows the sutras.',
    {
      by: 'teachers',
      one: 'The teacher is {teacher}.',
      several: 'The classes are with {teacher}.',
    },
  ],
  'from-vedas':
    'No: no known text of the Vedas has these rules. Bharati Krishna Tirtha taught them, and the book, printed in 1965, has {sutras} sutras and thirteen sub-sutras. They are right because of algebra, and the page of each method shows why.',
  'vedic-maths':
    '{Sutras} short rules, called sutras, for calculating in the head: look at the numbers first, then take the short way. They come from a book by Bharati Krishna Tirtha, printed in 1965. Type a sum and I will show you one at work.',
  thanks: 'Happy to help! Ask anything else you like.',
  greeting: {
    by: 'exams',
    none: 'Namaste! Happy to help. Ask about classes or books, or type a sum, such as 98 × 95.',
    some: 'Namaste! Happy to help. Ask about classes, books or exams, or type a sum, such as 98 × 95.',
  },
} as const satisfies Record<AssistantTopicId, Answer | readonly Answer[]>;
