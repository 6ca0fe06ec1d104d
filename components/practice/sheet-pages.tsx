import { type PracticeWords } from '@/content/en/practice';
import { sutras } from '@/content/sutras';
import { type Sheet } from '@/lib/practice/sheets';
import { type Qr } from '@/lib/qr';
import { fill } from '@/lib/text/format';
import { cn } from '@/lib/utils';
import { multiply } from '@sutra/vedic/multiply';
import { partsLine } from '@sutra/vedic/parts';
import { type textsOf } from './choice';

interface Props {
  sheet: Sheet;
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'];
  /** Where the answers are; a sheet for a class does not say it. */
  address?: string;
  qr?: Qr;
  /** Of the student. */
  name?: string;
}

/**
 * Two pages of A4 or Letter: the sums with room to work, and the answers.
 *
 * @param showsAnswers on the screen; paper always has them.
 */
export function SheetPages({ showsAnswers, ...props }: Props & { showsAnswers: boolean }) {
  return (
    <>
      <Sums {...props} />
      <Answers {...props} className={cn('mt-6', showsAnswers || 'hidden')} />
    </>
  );
}

/** A page with the margin line of a copybook. */
export function Paper({ className, ...props }: React.ComponentProps<'section'>) {
  return (
    <section
      className={cn(
        'margin-line relative border bg-card pt-7 pr-5 pb-6 pl-9 [--spacing-line:1rem] md:pr-10 md:pl-20 md:[--spacing-line:2.5rem]',
        'print:mt-0 print:block print:border-0 print:bg-transparent print:py-[2mm] print:pr-0 print:pl-[14mm] print:text-[11pt] print:[--spacing-line:6mm] print:[print-color-adjust:exact]',
        className,
      )}
      {...props}
    />
  );
}

function Heading({ title, sheet, texts, words }: Props & { title: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6">
      <h3 className="print:text-[22pt]">{title}</h3>
      <p className="text-muted-foreground">
        {texts.level}
        <span className="mx-2" aria-hidden="true">
          ·
        </span>
        <span translate="no" className="whitespace-nowrap">
          {fill(words.code, { code: sheet.code })}
        </span>
      </p>
    </div>
  );
}

interface BlankProps {
  label: string;
  className: string;
  value?: string;
}

function Blank({ label, className, value }: BlankProps) {
  return (
    <p className={cn('flex items-end gap-2 whitespace-nowrap', className)}>
      {label}
      <span
        translate="no"
        className="min-h-[1lh] min-w-0 flex-1 overflow-hidden border-b border-input text-ellipsis"
      >
        {value}
      </span>
    </p>
  );
}

export function Sums(props: Props) {
  const { sheet, texts, words, address, qr, name } = props;
  const { method } = sheet.kind;
  const sutra = method !== 'mixed' && sutras[method === 'eleven' ? 'urdhva' : method];
  return (
    <Paper
      aria-label={`${texts.name}, ${fill(words.code, { code: sheet.code })}`}
      className="print:break-after-page"
    >
      <Heading {...props} title={texts.name} />
      <p className="flex min-h-[2.5em] flex-wrap items-baseline gap-x-4 text-muted-foreground print:min-h-[12mm]">
        {sutra && sutra.devanagari !== texts.name && (
          <span lang="sa" translate="no" className="text-xl text-thread-text">
            {sutra.devanagari}
          </span>
        )}
        {texts.note}
      </p>
      {name && (
        <p translate="no" className="mb-3 font-strong wrap-anywhere print:hidden">
          {name}
        </p>
      )}
      <div className="hidden gap-x-[6mm] pb-[4mm] print:flex">
        <Blank label={words.name} value={name} className="min-w-0 flex-1" />
        <Blank label={words.date} className="w-[38mm]" />
        <Blank label={fill(words.right, { count: sheet.sums.length })} className="w-[44mm]" />
      </div>
      <ol className="border-t-2 border-foreground md:grid md:grid-flow-col md:grid-cols-2 md:grid-rows-10 md:gap-x-12 print:grid print:grid-flow-col print:grid-cols-2 print:grid-rows-10 print:gap-x-[12mm]">
        {sheet.sums.map(({ a, b }, index) => (
          <li
            key={index}
            className="grid h-18 grid-cols-[2rem_auto_1fr] content-start items-baseline border-b pt-3 print:h-[17.5mm] print:pt-[2.5mm]"
          >
            <span className="text-sm text-muted-foreground" aria-hidden="true">
              {index + 1}
            </span>
            <span translate="no" className="pr-3 font-display text-xl print:text-[16pt]">
              {a} × {b} =
            </span>
            <span className="border-b border-input" />
          </li>
        ))}
      </ol>
      {address && (
        <div className="flex min-h-[4.5rem] items-center justify-between gap-6 pt-4 text-sm text-muted-foreground print:h-[25mm] print:pt-[3mm] print:text-[9pt]">
          <p className="wrap-anywhere">
            {words.find}{' '}
            <span translate="no" className="text-foreground">
              {address.replace(/^https?:\/\//, '')}
            </span>
          </p>
          {qr && (
            <svg
              className="size-22 flex-none bg-white fill-black forced-color-adjust-none print:size-[24mm]"
              viewBox={`0 0 ${qr.size} ${qr.size}`}
              role="img"
              aria-label={fill(words.qr, { code: sheet.code })}
            >
              <path d={qr.path} shapeRendering="crispEdges" />
            </svg>
          )}
        </div>
      )}
    </Paper>
  );
}

function Answers({ className, ...props }: Props & { className: string }) {
  const { sheet, texts, words } = props;
  return (
    <Paper
      data-slot="answers"
      aria-label={`${words.answers}, ${fill(words.code, { code: sheet.code })}`}
      className={className}
    >
      <Heading {...props} title={words.answers} />
      <p className="min-h-[2em] text-muted-foreground print:min-h-[12mm]">{texts.name}</p>
      <ol className="border-t-2 border-foreground font-display text-lg leading-tight print:text-[14pt] print:whitespace-nowrap">
        {sheet.sums.map(({ a, b }, index) => {
          const solved = multiply(a, b);
          return (
            <li
              key={index}
              className="flex min-h-11 flex-wrap items-baseline border-b pt-2 pb-1 print:h-[10.5mm] print:min-h-0 print:flex-nowrap print:pt-[2.5mm] print:pb-0"
            >
              <span className="w-8 font-sans text-sm text-muted-foreground" aria-hidden="true">
                {index + 1}
              </span>
              <span translate="no" className="contents">
                <span className="w-32 print:w-[38mm]">
                  {a} × {b}
                </span>{' '}
                <span className="mr-4 text-thread-text print:mr-0 print:w-[72mm]">
                  → {solved.ok && partsLine(solved.solution)}
                </span>{' '}
                <span>= {a * b}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </Paper>
  );
}
