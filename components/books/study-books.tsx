import { Section } from '@/components/ui/section';

/** The academic books, two beside each other, the second hung lower. */
export function StudyBooks({
  numeral,
  title,
  children,
}: {
  numeral: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <Section numeral={numeral} aria-labelledby="study">
      <h2 id="study">{title}</h2>
      <div className="mt-12 grid gap-16 lg:grid-cols-2 lg:gap-x-12 print:mt-6 print:grid-cols-2 print:gap-x-12">
        {children}
      </div>
    </Section>
  );
}
