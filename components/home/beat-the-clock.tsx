import { type LearnWords } from '@/content/en/learn';
import { levelSums } from '@/content/sums';
import { ClockStart } from './learn/clock-start';

export function BeatTheClock({ words }: { words: LearnWords['clock'] }) {
  const { title, lead } = words;
  return (
    <div className="pt-14 print:hidden noscript:hidden">
      <h3 id="clock-title">{title}</h3>
      <p className="text-muted-foreground">{lead}</p>
      <ClockStart words={words} numerals={levelSums} />
    </div>
  );
}
