import { type ComponentProps, type ReactNode } from 'react';
import { cn } from '@/lib/utils';

/** A ruled list: a numeral and its unit to the left, what they mean to the right. */
export function Facts({ className, ...props }: ComponentProps<'ul'>) {
  return (
    <ul
      className={cn('border-t-2 border-b border-t-foreground *:not-last:border-b', className)}
      {...props}
    />
  );
}

export function Fact({
  numeral,
  unit,
  children,
}: {
  numeral: string;
  unit?: string;
  children: ReactNode;
}) {
  return (
    <li className="grid gap-y-[0.35rem] pt-5 pb-[1.4rem] md:grid-cols-[20.5rem_1fr] md:items-center md:gap-x-6 md:pt-[1.4rem]">
      <span className="flex flex-wrap items-baseline gap-x-[0.6rem] font-display text-numeral leading-[0.95] tracking-[-0.02em] whitespace-nowrap md:flex-nowrap">
        {numeral}
        {unit && (
          <small className="text-xl tracking-normal text-muted-foreground">{` ${unit}`}</small>
        )}
      </span>
      {children}
    </li>
  );
}

interface FactTexts {
  numeral: string;
  unit?: string;
  title: string;
  text: string;
}

export function FactList({ facts }: { facts: readonly FactTexts[] }) {
  return (
    <Facts className="mt-8 lg:mt-[0.4rem]">
      {facts.map(({ numeral, unit, title, text }) => (
        <Fact key={title} numeral={numeral} unit={unit}>
          <div>
            <h3 className="mb-1">{title}</h3>
            <p className="text-muted-foreground">{text}</p>
          </div>
        </Fact>
      ))}
    </Facts>
  );
}
