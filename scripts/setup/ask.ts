import { styleText } from 'node:util';
import { cancel, isCancel, log, password, text } from '@clack/prompts';
import { applyAnswer, coverRefusal, isSample, suggestionOf } from './answer';
import { doubtOf, readAs } from './doubts';
import { type Draft, isSecret, type Question, showValue, valueAt } from './questions';
import { isNo, isYes } from './read-answer';
import { showDate } from './read-date';

export const UNCHANGED = 'Nothing was changed.';

const LEAVING =
  'Nothing is saved yet, and what you typed would be lost. Press Ctrl+C again to leave without saving, or answer.';

/** Shows a prompt until it is answered. A second Ctrl+C, or Escape, ends the command. */
export async function answered<Value>(
  show: (warning?: string) => Promise<Value | symbol>,
): Promise<Value> {
  const first = await show();
  const answer = isCancel(first) ? await show(LEAVING) : first;
  if (!isCancel(answer)) return answer as Value;
  cancel(UNCHANGED);
  process.exit(130);
}

export const refuse = (message: string, refusal: string | undefined) =>
  refusal ? `${styleText('yellow', refusal)}\n${message}` : message;

/** Asks until the answer is right. One that is refused is gone from the line. */
export async function askText(
  message: string,
  placeholder: string,
  refusalOf: (typed: string) => string | undefined,
): Promise<string> {
  for (let refusal: string | undefined; ;) {
    const answer = await answered<string | undefined>((warning = refusal) =>
      text({ message: refuse(message, warning), placeholder }),
    );
    const typed = (answer ?? '').trim();
    refusal = refusalOf(typed);
    if (!refusal) return typed;
  }
}

/** A key that answers at once would leave its Enter for the next question, which then keeps a sample. */
export async function askYesOrNo(message: string, suggested: 'yes' | 'no'): Promise<boolean> {
  const typed = await askText(`${message} (yes, no)`, suggested, (text) =>
    text === '' || isYes(text) || isNo(text) ? undefined : 'Answer yes or no.',
  );
  return isYes(typed || suggested);
}

async function prompt(draft: Draft, question: Question, refusal?: string): Promise<string> {
  const suggestion = suggestionOf(draft, question);
  const value = suggestion === undefined ? valueAt(draft, question.path) : suggestion;
  const shown = showValue(question, value);
  const sample = isSample(draft, question.path) ? ' (still a sample)' : '';
  const hidden = isSecret(question) && shown ? ` (${shown}: Enter keeps it)` : '';
  const asked = `${question.text}${sample}${hidden}`;
  const typed = await answered<string | undefined>((warning = refusal) => {
    const message = refuse(asked, warning);
    return isSecret(question) ? password({ message }) : text({ message, placeholder: shown });
  });
  return (typed ?? '').trim();
}

/** @returns the next draft; undefined where it goes back. */
async function askOne(draft: Draft, question: Question): Promise<Draft | undefined> {
  let refusal: string | undefined;
  for (;;) {
    const typed = await prompt(draft, question, refusal);
    if (typed === '<') return undefined;
    const next = applyAnswer(draft, question, typed);
    const wrong = typeof next === 'string' ? next : await coverRefusal(next, question);
    if (typeof next === 'string' || wrong) {
      refusal = wrong;
      continue;
    }
    const doubt = doubtOf(next, question, typed);
    const isRight = doubt && (await askYesOrNo(doubt.question, 'yes'));
    if (doubt && !isRight && (doubt.isOpen || !doubt.instead)) {
      refusal = 'Then write it once more.';
      continue;
    }
    const instead = isRight ? doubt?.instead : undefined;
    const result = instead ? applyAnswer(draft, question, instead) : next;
    const read = typeof result === 'string' ? undefined : readAs(result, question, typed);
    if (read) log.message(`= ${/^\d{4}-\d\d-\d\d$/.test(read) ? showDate(read) : read}`);
    return typeof result === 'string' ? next : result;
  }
}

/** Where to go on: an answer may leave out questions before its own, or its own. */
export function nextIndex(asked: Question, questions: readonly Question[], index: number): number {
  const path = asked.path.join('.');
  const place = questions.findIndex((question) => question.path.join('.') === path);
  return (place < 0 ? index : place) + 1;
}

/**
 * Asks one question after the other; `<` goes back to the one before.
 *
 * @param questionsOf those of a draft: an answer may lead to more of them, or to fewer.
 */
export async function ask(
  start: Draft,
  questionsOf: (draft: Draft) => readonly Question[],
): Promise<Draft> {
  let draft = start;
  let index = 0;
  for (;;) {
    const question = questionsOf(draft)[index];
    if (!question) return draft;
    const next = await askOne(draft, question);
    index = next ? nextIndex(question, questionsOf(next), index) : Math.max(0, index - 1);
    draft = next ?? draft;
  }
}
