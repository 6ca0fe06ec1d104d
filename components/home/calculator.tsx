import { type LearnWords } from '@/content/en/learn';
import { calculatorSum } from '@/content/sums';
import { fill } from '@/lib/text/format';
import { CalculatorForm } from './learn/calculator-form';
import { sumStyle } from './learn/sum-style';

/** Without scripts it shows the product of the default numbers. */
export function Calculator({ words }: { words: LearnWords['calculator'] }) {
  const { title, lead, plain } = words;
  const [a, b] = calculatorSum;
  return (
    <div className="mt-9 border-t pt-7 not-has-data-[slot=worked-sum]:print:hidden">
      <div className="noscript:hidden">
        <h3 id="calculator-title">{title}</h3>
        <p className="text-muted-foreground print:hidden">{lead}</p>
        <CalculatorForm words={words} start={calculatorSum} />
      </div>
      <p className={`hidden noscript:block ${sumStyle}`}>{fill(plain, { a, b, answer: a * b })}</p>
    </div>
  );
}
