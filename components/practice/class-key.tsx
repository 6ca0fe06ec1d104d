import { type PracticeWords } from '@/content/en/practice';
import { type SheetWords } from '@/content/en/sheet';
import { type Sheet } from '@/lib/practice/sheets';
import { fill } from '@/lib/text/format';
import { type textsOf } from './choice';
import { Paper } from './sheet-pages';

interface Props {
  sheets: readonly Sheet[];
  names: readonly string[];
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'] & SheetWords;
}

/** The answers to all sheets of a class, for the teacher. */
export function ClassKey({ sheets, names, texts, words }: Props) {
  const { key } = words.classSheets;
  return (
    <Paper aria-label={key} data-slot="class-key">
      <h3 className="print:text-[18pt]">{key}</h3>
      <p className="mb-4 text-muted-foreground print:mb-[3mm]">
        {texts.level} · {texts.name}
      </p>
      {sheets.map((sheet, index) => (
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
            className="grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-x-2 print:grid-cols-10 print:gap-x-[1mm]"
          >
            {sheet.sums.map(({ a, b }, at) => (
              <li key={at} className="whitespace-nowrap">
                <span className="text-muted-foreground" aria-hidden="true">{`${at + 1} `}</span>
                {a * b}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Paper>
  );
}
