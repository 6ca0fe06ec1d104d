import { FactList } from '@/components/ui/facts';
import { Section } from '@/components/ui/section';
import { booksPage } from '@/content/en/books';

export function WhyTheseBooks({ numeral }: { numeral: string }) {
  const { title, facts } = booksPage.reasons;
  return (
    <Section numeral={numeral} split className="print:hidden" aria-labelledby="why-these-books">
      <h2 id="why-these-books">{title}</h2>
      <FactList facts={facts} />
    </Section>
  );
}
