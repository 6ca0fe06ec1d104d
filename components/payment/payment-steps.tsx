import { type ComponentProps } from 'react';

export function PaymentSteps({
  steps,
  ...props
}: { steps: readonly string[] } & ComponentProps<'ol'>) {
  return (
    <ol className="mt-2" {...props}>
      {steps.map((step) => (
        <li
          key={step}
          className="relative pb-[0.7rem] pl-[1.6rem] leading-[1.45] before:absolute before:top-[0.55rem] before:-bottom-[0.55rem] before:left-1 before:w-0.5 before:bg-thread after:absolute after:top-[0.4rem] after:left-0 after:size-2.5 after:rounded-full after:border-2 after:border-thread-strong after:bg-card last:before:hidden"
        >
          {step}
        </li>
      ))}
    </ol>
  );
}
