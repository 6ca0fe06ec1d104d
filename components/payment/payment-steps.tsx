import { type ComponentProps } from 'react';
import { Steps } from '@/components/site/steps';

export function PaymentSteps({
  steps,
  ...props
}: { steps: readonly string[] } & ComponentProps<'ol'>) {
  return (
    <Steps variant="small" className="mt-2" {...props}>
      {steps.map((step) => (
        <li key={step} className="pb-[0.7rem] pl-[1.6rem] leading-[1.45]">
          {step}
        </li>
      ))}
    </Steps>
  );
}
