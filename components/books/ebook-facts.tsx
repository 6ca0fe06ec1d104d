import { type BooksPageWords } from '@/content/en/books';
import { type Ebook } from '@/content/schema';
import { formatList, languageName } from '@/lib/text/format';

export function EbookFacts({
  ebook,
  words,
  tag,
}: {
  ebook: Ebook;
  words: BooksPageWords['ebook'];
  tag: string;
}) {
  const languages = ebook.languages.map((code) => languageName(code, tag));
  const rows = [
    [words.fileType, ebook.fileType],
    [words.pages, ebook.pages],
    [words.languages, formatList(languages, tag)],
    [words.devices.label, ebook.devices.map((device) => words.devices[device]).join(', ')],
    [words.arrives.label, words.arrives.value],
  ] as const;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-7 gap-y-3 text-sm leading-[1.4]">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div key={label}>
              <dt className="text-muted-foreground">{label}</dt>
              <dd className="font-[550] first-letter:uppercase">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
