import { expect } from 'vitest';
import { bookFactsSchema } from '@/content/book-schema';
import books from '@/content/books.json';
import { samples } from '@/content/samples';
import { siteSchema } from '@/content/schema';
import site from '@/content/site.json';
import { applyAnswer, COPIES, ENV, SAMPLES, SITE } from '@/scripts/setup/answer';
import { questionsOf } from '@/scripts/setup/index';
import { type Draft, type Question, questionsIn, valueAt } from '@/scripts/setup/questions';

const BOOKS = 'content/books.json';

/** What setup begins with: two facts are samples, and no setting is there. */
export const start: Draft = {
  // With what an owner may have left out, and tests ask about.
  [SITE]: {
    ...site,
    teacher: { ...site.teacher, pronoun: 'they', voice: null },
    cityIn: undefined,
    teaching: { ...site.teaching, where: 'online', centres: [], counted: null },
    email: 'hello@example.in',
    social: {
      linkedin: 'https://www.linkedin.com/in/asha',
      instagram: 'https://www.instagram.com/asha',
    },
    screenshotForm: 'https://forms.example.in/1',
    course: {
      ...site.course,
      length: { weeks: 12, classesPerWeek: 2 },
      languages: ['en'],
      fee: [],
      feeRules: null,
      next: [],
    },
  },
  [BOOKS]: books,
  'content/en/books.json': {},
  'content/hi/books.json': {},
  [SAMPLES]: { ...samples, [SITE]: ['name', 'city'] },
  [ENV]: { mail: null, firebase: null },
  [COPIES]: {},
};

/** Groups are opened until one asks for the name: opening all of them takes 15 ms. */
export function questionIn(draft: Draft, name: string) {
  const [group = ''] = name.split('.');
  const groups = [...Object.keys(siteSchema.shape), 'messages', 'mail', 'sign-in', 'domain'];
  const isAsked = ({ path }: Question) => path.slice(1).join('.') === name;
  if (group in draft[BOOKS]!) {
    const found = questionsIn(draft, bookFactsSchema, BOOKS, group).find(isAsked);
    if (found) return found;
  }
  const likeliest = groups.filter((one) => one === group);
  for (const one of new Set([...likeliest, ...groups])) {
    const found = questionsOf(draft, one).find(isAsked);
    if (found) return found;
  }
  return expect.fail(`${name} is not asked`);
}

export type Answer = [name: string, typed: string];

/** The draft after each of these answers, or the sentence that refuses one. */
export function answer(answers: Answer[], draft = start): Draft | string {
  const [first, ...more] = answers;
  if (!first) return draft;
  const next = applyAnswer(draft, questionIn(draft, first[0]), first[1]);
  return typeof next === 'string' ? next : answer(more, next);
}

export function accepted(answers: Answer[], draft = start): Draft {
  const next = answer(answers, draft);
  return typeof next === 'string' ? expect.fail(next) : next;
}

/** With what is asked of some teachers: a fee, a next batch, mail, a book that nobody sells yet and one that is sold. */
export const asked = accepted(
  [
    ['teacher.since', '2004'],
    ['course.fee.0', 'yes'],
    ['course.next.0', 'yes'],
    ['mail', 'yes'],
    ['ganit.price', 'yes'],
    ['ganit.chat', 'yes'],
  ],
  { ...start, [BOOKS]: { tez: { price: null, chat: null }, ganit: {} } },
);

const opened: Record<string, Question> = {};

/** A question of these, which is opened once. */
export const askedFor = (name: string) => (opened[name] ??= questionIn(asked, name));

/** What setup writes for an answer; the sentence that refuses it. */
export function readTyped(name: string, typed: string): { value?: unknown; refusal?: string } {
  const draft = applyAnswer(asked, askedFor(name), typed);
  if (typeof draft === 'string') return { refusal: draft };
  return { value: valueAt(draft, askedFor(name).path) };
}
