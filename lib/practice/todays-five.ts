import { type Level } from '@sutra/vedic/levels';
import { type Asked, drawSum } from '@sutra/vedic/questions';
import { seeded } from '@sutra/vedic/random';

const levels: readonly Level[] = ['warmUp', 'warmUp', 'steady', 'steady', 'exam'];

/** The same for everyone on one day in India. */
export function fiveOfDay(day: number): readonly Asked[] {
  const random = seeded(day);
  const sums: Asked[] = [];
  for (const level of levels) sums.push(drawSum({ level, method: 'mixed' }, sums, random));
  return sums;
}
