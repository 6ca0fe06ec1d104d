import { Steps } from '@/components/site/lists';
import { type Locale } from '@/lib/words/locale';

/** The rings are on the margin line of the page where the list begins there. */
const layouts = {
  row: 'max-lg:[--ring-left:calc(var(--spacing-line)-var(--spacing-start)-6px)] lg:grid-cols-3 lg:gap-x-8 lg:*:pt-7',
  column: 'max-md:[--ring-left:calc(var(--spacing-line)-var(--spacing-start)-6px)] md:*:pl-7',
};

/** What a visitor signs up for, before the course and its fee. */
export function FreeClass({
  locale: { words },
  isBeside = false,
}: {
  locale: Locale;
  /** Of a recording, where there is room for both. */
  isBeside?: boolean;
}) {
  const { title, steps } = words.home.freeClass;
  return (
    <div className={isBeside ? undefined : 'lg:col-span-12'}>
      <h2 className="text-lg">{title}</h2>
      <Steps
        variant={isBeside ? undefined : 'across'}
        className={`mt-3 grid gap-3 ${isBeside ? layouts.column : layouts.row}`}
      >
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </div>
  );
}
