import { isCancel, log, text } from '@clack/prompts';
import { applyAnswer, type Draft, valueOf } from './draft';
import { type Question } from './questions';

export class Stopped extends Error {}

/** @throws {Stopped} after Ctrl+C. */
export function answered<Value>(answer: Value | symbol): Value {
  if (isCancel(answer)) throw new Stopped();
  return answer as Value;
}

function shown(draft: Draft, question: Question): string {
  const value = valueOf(draft, question);
  if (value === undefined) return question.kind.like ? `such as ${question.kind.like}` : '';
  return value === null ? 'none' : question.kind.show(value as never);
}

/**
 * Asks one question after the other; `<` goes back to the one before.
 *
 * @param questionsOf those of a draft: an answer may lead to more of them.
 * @throws {Stopped} after Ctrl+C.
 */
export async function ask(
  start: Draft,
  questionsOf: (draft: Draft) => readonly Question[],
): Promise<Draft> {
  /** Each question that was asked, with the draft before its answer. */
  const past: { draft: Draft; place: number }[] = [];
  let [draft, place] = [start, 0];
  for (;;) {
    const question = questionsOf(draft)[place];
    if (!question) return draft;
    if (question.after && !draft.settings[question.after]) {
      place += 1;
      continue;
    }
    let next: Draft | string = draft;
    const typed = await text({
      message: question.text,
      placeholder: shown(draft, question),
      validate(value = '') {
        if (value.trim() === '<') return undefined;
        next = applyAnswer(draft, question, value.trim());
        return typeof next === 'string' ? next : undefined;
      },
    });
    if (answered<string | undefined>(typed)?.trim() === '<') {
      if (past.length === 0) log.info('This is the first question.');
      else ({ draft, place } = past.pop()!);
    } else {
      past.push({ draft, place });
      draft = next;
      place += 1;
    }
  }
}
