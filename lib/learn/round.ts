import { type Question } from './questions';

/** A question with what was made of it. */
export interface Answered extends Question {
  readonly given: number;
  readonly right: boolean;
  /** Time from the sight of the question to the answer, in ms. */
  readonly ms: number;
}

/**
 * A round of questions. The clock runs while a question is open and stands still while its answer
 * is explained, so that nobody is hurried through an explanation.
 */
export interface Round {
  readonly questions: readonly Question[];
  readonly answered: readonly Answered[];
  /** When the open question came into sight, in ms of a steady clock; nothing between questions. */
  readonly since: number | undefined;
}

export const startRound = (questions: readonly Question[], now: number): Round => ({
  questions,
  answered: [],
  since: now,
});

/** The question that waits for an answer. */
export function openQuestion({ questions, answered, since }: Round): Question | undefined {
  return since === undefined ? undefined : questions[answered.length];
}

/** Answers the open question; a round without one stays as it is. */
export function answer(round: Round, given: number, now: number): Round {
  const question = openQuestion(round);
  if (!question || round.since === undefined) return round;
  const right = given === question.a * question.b;
  const answered = [...round.answered, { ...question, given, right, ms: now - round.since }];
  return { ...round, answered, since: undefined };
}

/** Opens the next question, once the last answer has been explained. */
export function next(round: Round, now: number): Round {
  return round.since === undefined && !isOver(round) ? { ...round, since: now } : round;
}

/** Whether every question has its answer. */
export const isOver = ({ questions, answered }: Round) => answered.length === questions.length;

/** Time of the whole round so far, in ms. */
export function elapsed({ answered, since }: Round, now: number): number {
  const before = answered.reduce((sum, { ms }) => sum + ms, 0);
  return before + (since === undefined ? 0 : now - since);
}

export const rightAnswers = ({ answered }: Round) => answered.filter(({ right }) => right).length;
