import { FactList } from '@/components/site/facts';
import { Section } from '@/components/site/section';
import { type BooksPageWords } from '@/content/en/books';
import { site } from '@/content/site';

const numerals = { sutras: site.teaching.sutras, ways: 2, checks: 9 };

export function WhyTheseBooks({
  numeral,
  words: { title, facts },
}: {
  numeral: string;
  words: BooksPageWords['reasons'];
}) {
  return (
    <Section numeral={numeral} split className="print:hidden" aria-labelledby="why-these-books">
      <h2 id="why-these-books">{title}</h2>
      <FactList
        facts={(['sutras', 'ways', 'checks'] as const).map((name) => ({
          ...facts[name],
          numeral: String(numerals[name]),
        }))}
      />
    </Section>
  );
}
