import { Steps } from '@/components/site/lists';
import { type Locale } from '@/lib/locale';

/** What a visitor signs up for, before the course and its fee. */
export function FreeClass({ locale: { words } }: { locale: Locale }) {
  const { title, steps } = words.home.freeClass;
  return (
    <div className="lg:col-span-12">
      <h2 className="text-lg">{title}</h2>
      <Steps
        variant="across"
        className="mt-3 grid gap-3 max-lg:[--ring-left:calc(var(--spacing-line)-var(--spacing-start)-6px)] lg:grid-cols-3 lg:gap-x-8"
      >
        {steps.map((step) => (
          <li key={step} className="lg:pt-7">
            {step}
          </li>
        ))}
      </Steps>
    </div>
  );
}
