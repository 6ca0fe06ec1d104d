import { type LearnWords } from '@/content/en/learn';
import { ownSum } from '@/content/sums';
import { fill } from '@/lib/text/format';
import { OwnForm } from './learn/own-form';
import { sumStyle } from './learn/sum-style';

/** Without scripts it shows the product of the default numbers. */
export function OwnNumbers({ words }: { words: LearnWords['own'] }) {
  const { title, lead, plain } = words;
  const [a, b] = ownSum;
  return (
    <div className="mt-9 border-t pt-7 not-has-data-[slot=own-work]:print:hidden">
      <div className="noscript:hidden">
        <h3 id="own-title">{title}</h3>
        <p className="text-muted-foreground print:hidden">{lead}</p>
        <OwnForm words={words} start={ownSum} />
      </div>
      <p className={`hidden noscript:block ${sumStyle}`}>{fill(plain, { a, b, answer: a * b })}</p>
    </div>
  );
}
