import { type Question } from './questions';

/** A question and its answer. */
export interface Answered extends Question {
  readonly given: number;
  readonly right: boolean;
  /** Time to answer. */
  readonly ms: number;
}

/** A round of questions. The clock stops while an answer is explained. */
export interface Round {
  readonly questions: readonly Question[];
  readonly answered: readonly Answered[];
  /** When the open question was shown, by `performance.now`; undefined between questions. */
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

/** Answers the open question, if there is one. */
export function answer(round: Round, given: number, now: number): Round {
  const question = openQuestion(round);
  if (!question || round.since === undefined) return round;
  const right = given === question.a * question.b;
  const answered = [...round.answered, { ...question, given, right, ms: now - round.since }];
  return { ...round, answered, since: undefined };
}

/** Opens the next question, if one is left and none is open. */
export function next(round: Round, now: number): Round {
  return round.since === undefined && !isOver(round) ? { ...round, since: now } : round;
}

export const isOver = ({ questions, answered }: Round) => answered.length === questions.length;

/** Time of the round so far, in ms. */
export function elapsed({ answered, since }: Round, now: number): number {
  const closed = answered.reduce((sum, { ms }) => sum + ms, 0);
  return closed + (since === undefined ? 0 : now - since);
}

export const rightAnswers = ({ answered }: Round) => answered.filter(({ right }) => right).length;
