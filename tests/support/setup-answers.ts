import { expect } from 'vitest';
import books from '@/content/books.json';
import { samples } from '@/content/samples';
import { siteSchema } from '@/content/schema';
import site from '@/content/site.json';
import { applyAnswer, COPIES, ENV, SAMPLES, SITE } from '@/scripts/setup/answer';
import { questionsOf } from '@/scripts/setup/index';
import { type Draft, valueAt } from '@/scripts/setup/questions';

/** What setup begins with: two facts are samples, and no setting is there. */
export const start: Draft = {
  // With what an owner may have left out, and tests ask about.
  [SITE]: {
    ...site,
    teacher: { ...site.teacher, pronoun: 'they', voice: null },
    cityIn: undefined,
    teaching: { ...site.teaching, counted: null },
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
      fee: null,
      feeRules: null,
      next: [],
    },
  },
  'content/books.json': books,
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
  const likeliest = groups.filter((one) => one === group);
  for (const one of new Set([...likeliest, ...groups])) {
    const found = questionsOf(draft, one).find(({ path }) => path.slice(1).join('.') === name);
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

/** With a fee and a next batch, whose facts are asked then. */
const groups = accepted([
  ['teacher.since', '2004'],
  ['course.fee', 'yes'],
  ['course.next.0', 'yes'],
]);

/** What setup makes of one answer, or the sentence that refuses it. */
export function readTyped(name: string, typed: string): unknown {
  const draft = answer([[name, typed]], groups);
  return typeof draft === 'string' ? draft : valueAt(draft, questionIn(groups, name).path);
}
