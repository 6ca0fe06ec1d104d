import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, test, vi } from 'vitest';
import { applyAnswer } from '@/scripts/setup/answer';
import { doubtOf } from '@/scripts/setup/doubts';
import { type Draft } from '@/scripts/setup/questions';
import { asked, askedFor, readTyped } from '@/tests/support/setup-answers';

const TABLES = join(import.meta.dirname, 'typed');
const rowsOf = (path: string) =>
  readFileSync(join(import.meta.dirname, path), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t') as [name: string, typed: string, ...more: string[]]);

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T09:00:00+05:30') });
});

/** `none` writes nothing; what is no JSON is a text. */
function valueIn(cell: string): unknown {
  if (cell === 'none') return null;
  try {
    return JSON.parse(cell);
  } catch {
    return cell;
  }
}

/** The rows whose answer is read as something else: the question, what is typed, and what is written, or ✗ and words of the refusal. */
const misread = ([name, typed, expected = '']: string[]) => {
  const { refusal, value = null } = readTyped(name!, typed!);
  const isRight = expected.startsWith('✗ ')
    ? refusal?.includes(expected.slice(2))
    : !refusal && isDeepStrictEqual(value, valueIn(expected));
  return isRight ? [] : { question: name, typed, expected, got: refusal ? `✗ ${refusal}` : value };
};

test.each(readdirSync(TABLES))('setup: reads what people type, as in typed/%s', (name) => {
  expect(rowsOf(`typed/${name}`).flatMap(misread)).toEqual([]);
});

/** The question, what is typed, what setup asks then (nothing where it believes it), and what it suggests. */
const misjudged = ([name, typed, question = '', instead]: string[]) => {
  const draft = applyAnswer(asked, askedFor(name!), typed!) as Draft;
  const doubt = doubtOf(draft, askedFor(name!), typed!);
  const isRight = question ? doubt?.question.includes(question) : !doubt;
  return isRight && doubt?.instead === instead ? [] : { name, typed, question, instead, doubt };
};

test('setup: doubts what may be meant otherwise, as in doubts.tsv, and believes the rest', () => {
  expect(rowsOf('doubts.tsv').flatMap(misjudged)).toEqual([]);
});

test('setup: asks whether hours without am and pm are meant as it reads them', () => {
  const typed = 'Mon-Sat 10-1, 4-7';
  const read = 'Mon-Sat 10:00-13:00, Mon-Sat 16:00-19:00, Sun closed';
  const draft = applyAnswer(asked, askedFor('hours'), typed) as Draft;
  expect(doubtOf(draft, askedFor('hours'), typed)).toEqual({
    question: `Is that ${read}?`,
    instead: read,
    isOpen: true,
  });
});
