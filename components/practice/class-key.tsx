import { type PracticeWords } from '@/content/en/practice';
import { type SheetWords } from '@/content/en/sheet';
import { type ClassSet } from '@/lib/practice/class-sheets';
import { pageLanguage } from '@/lib/words/page-language';
import { fill, plural } from '@/lib/text/format';
import { type textsOf } from './choice';
import { Paper } from './sheet-pages';

interface Props {
  set: ClassSet;
  names: readonly string[];
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'] & SheetWords;
  /** Where the same sheets are again. */
  address: string;
}

/** Of a text, the form for the number of sheets. */
export const formFor = ({ sheets }: ClassSet, forms: { one: string; other: string }) =>
  plural(sheets.length, forms, pageLanguage());

/** The answers to all sheets of a class, for the teacher. */
export function ClassKey({ set, names, texts, words, address }: Props) {
  const { key: keyLabel, set: setLabel, find } = words.classSheets;
  const key = formFor(set, keyLabel);
  return (
    <Paper aria-label={key} data-slot="class-key">
      <h3 className="print:text-[18pt]">{key}</h3>
      <p className="mb-4 wrap-anywhere text-muted-foreground print:mb-[3mm]">
        {texts.level} · {texts.name} ·{' '}
        <span translate="no" className="whitespace-nowrap">
          {fill(setLabel, { code: set.code })}
        </span>
        <br />
        {formFor(set, find)}{' '}
        <span translate="no" className="text-foreground">
          {address.replace(/^https?:\/\//, '')}
        </span>
      </p>
      {set.sheets.map((sheet, index) => (
        <div
          key={sheet.code}
          className="break-inside-avoid border-t py-2 print:py-[1mm] print:text-[9pt] print:leading-[4.4mm]"
        >
          <p className="font-strong wrap-anywhere">
            {`${index + 1}. `}
            {names[index] && <span translate="no">{names[index]} · </span>}
            <span translate="no" className="whitespace-nowrap">
              {fill(words.code, { code: sheet.code })}
            </span>
          </p>
          <ol
            translate="no"
            className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-x-2 print:grid-cols-10 print:gap-x-[1mm]"
          >
            {sheet.sums.map(({ a, b }, at) => (
              <li key={at} className="whitespace-nowrap">
                <span
                  className="mr-[0.4em] text-muted-foreground"
                  aria-hidden="true"
                >{`${at + 1}.`}</span>
                {a * b}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Paper>
  );
}
