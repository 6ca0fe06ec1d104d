import { Section } from '@/components/ui/section';
import { booksPage } from '@/content/en/books';

/** The academic books, two beside each other, the second hung lower. */
export function StudyBooks({ numeral, children }: { numeral: string; children: React.ReactNode }) {
  return (
    <Section numeral={numeral} className="study" aria-labelledby="study">
      <h2 id="study">{booksPage.study.title}</h2>
      <div className="study-books">{children}</div>
    </Section>
  );
}
