import { type Locale } from '@/lib/words/locale';
import { fill, keepSumsTogether } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { CalculatorForm } from './calculator-form';

interface Props {
  locale: Locale;
  start: readonly [number, number];
  className?: string;
}

/** Works out a visitor's own numbers. Without scripts it shows the product of the first ones. */
export function Calculator({ locale, start, className }: Props) {
  const words = locale.words.sums.calculator;
  const { title, lead, plain } = words;
  const [a, b] = start;
  return (
    <div className={cn('not-has-data-[slot=worked-sum]:print:hidden', className)}>
      <div className="noscript:hidden">
        <h3 id="calculator-title">{title}</h3>
        <p className="text-muted-foreground print:hidden">{lead}</p>
        <CalculatorForm words={words} start={start} />
      </div>
      <p className="hidden font-display text-h2 noscript:block">
        {keepSumsTogether(fill(plain, { a, b, answer: a * b }))}
      </p>
    </div>
  );
}
