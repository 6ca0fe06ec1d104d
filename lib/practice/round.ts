import { type Question } from '@sutra/vedic/questions';

export interface Answered extends Question {
  readonly given: number;
  readonly right: boolean;
  readonly ms: number;
}

/** The clock stops while an answer is explained. */
export interface Round {
  readonly questions: readonly Question[];
  readonly answered: readonly Answered[];
  /** `performance.now()` when the open question was shown; undefined while an answer is explained. */
  readonly since: number | undefined;
}

export const startRound = (questions: readonly Question[], now: number): Round => ({
  questions,
  answered: [],
  since: now,
});

export function openQuestion({ questions, answered, since }: Round): Question | undefined {
  return since === undefined ? undefined : questions[answered.length];
}

export function answerQuestion(round: Round, given: number, now: number): Round {
  const question = openQuestion(round);
  if (!question || round.since === undefined) return round;
  const right = given === question.a * question.b;
  const answered = [...round.answered, { ...question, given, right, ms: now - round.since }];
  return { ...round, answered, since: undefined };
}

export function openNextQuestion(round: Round, now: number): Round {
  return round.since === undefined && !isOver(round) ? { ...round, since: now } : round;
}

export const isOver = ({ questions, answered }: Round) => answered.length === questions.length;

export function elapsed({ answered, since }: Round, now: number): number {
  const closed = answered.reduce((sum, { ms }) => sum + ms, 0);
  return closed + (since === undefined ? 0 : now - since);
}

export const rightAnswers = ({ answered }: Round) => answered.filter(({ right }) => right).length;
