import { readFileSync } from 'node:fs';
import { intro, isCancel, log, text } from '@clack/prompts';
import { samples } from '@/content/samples';
import { applyAnswer, currentAnswer, type Draft } from './answer';
import { groups, type Question, questions } from './questions';

export interface Collected {
  draft: Draft;
  answered: Question[];
}

const isSample = (path: string) => Object.values(samples).flat().includes(`site.${path}`);

export async function askQuestions(
  start: Draft,
  names: readonly string[],
): Promise<Collected | undefined> {
  intro('Press Enter to keep what is shown. Ctrl+C stops and changes nothing.');
  let draft = start;
  const answered: Question[] = [];
  const isOpen = ({ after }: Question) =>
    after === undefined ||
    draft.settings[after]?.trim() ||
    (/^[a-z]/.test(after) && !isSample(after)) ||
    answered.some(({ name }) => name === after);
  for (const name of names) {
    log.step(name);
    for (const question of groups[name]!) {
      if (!isOpen(question)) continue;
      const current = currentAnswer(draft, question);
      let next: Draft | string = draft;
      const result = await text({
        message: question.text,
        placeholder: current ?? '(nothing yet)',
        defaultValue: current,
        validate(typed = '') {
          next = applyAnswer(draft, question, typed);
          return typeof next === 'string' ? `This ${next}` : undefined;
        },
      });
      if (isCancel(result)) return undefined;
      if (next !== draft) answered.push(question);
      draft = next;
    }
  }
  return { draft, answered };
}

function parseObject(file: string): Record<string, unknown> {
  try {
    return { ...(JSON.parse(readFileSync(file, 'utf8')) as object) };
  } catch {
    return {};
  }
}

export function readAnswers(file: string, start: Draft): Collected | string[] {
  const answers = parseObject(file);
  const names = questions.map(({ name }) => name);
  const errors = Object.keys(answers)
    .filter((name) => !names.includes(name))
    .map((name) => `${name} is not a question. The questions are ${names.join(', ')}.`);
  const answered = questions.filter(({ name }) => name in answers);
  if (errors.length + answered.length === 0) {
    return ['The file of answers is missing or empty. Write it like this: {"name": "Ganit Ghar"}'];
  }
  let draft = start;
  for (const question of answered) {
    const answer = answers[question.name];
    const isText = typeof answer === 'string' && answer.trim() !== '';
    const next = isText ? applyAnswer(draft, question, answer) : 'must be a text in quotes.';
    if (typeof next === 'string') errors.push(`${question.name} ${next}`);
    else draft = next;
  }
  return errors.length > 0 ? errors : { draft, answered };
}
