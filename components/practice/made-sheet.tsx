'use client';

import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { Toggle } from '@/components/ui/toggle';
import { type PracticeWords } from '@/content/en/practice';
import { anySheet, readSheetHash, type Sheet, sheetHash, sheetOfDay } from '@/lib/learn/sheets';
import { qrCode } from '@/lib/qr';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { type Kind } from '@/lib/vedic/questions';
import { type textsOf } from './choice';
import { SheetPages } from './sheet-pages';

interface Props {
  sheet: Sheet;
  /** For a sheet that an address led to. */
  isAnswers?: boolean;
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'];
}

export function MadeSheet({ sheet, isAnswers, texts, words }: Props) {
  const [showsAnswers, setShowsAnswers] = useState(isAnswers === true);
  const [hasQr, setHasQr] = useState(true);
  const pages = useRef<HTMLDivElement>(null);
  const address = `${location.origin}${location.pathname}${sheetHash(sheet.code, 'answers')}`;

  useEffect(() => {
    if (isAnswers === undefined) return;
    const answers = pages.current!.querySelector('[data-slot=answers]')!;
    (isAnswers ? answers : pages.current!).scrollIntoView();
  }, [isAnswers]);

  return (
    <div ref={pages} className="sheet-made">
      <Actions className="mt-8 mb-4 print:hidden">
        <Button onClick={() => print()}>{words.print}</Button>
        <Button
          variant="outline"
          aria-expanded={showsAnswers}
          onClick={() => setShowsAnswers(!showsAnswers)}
        >
          {showsAnswers ? words.hideAnswers : words.showAnswers}
        </Button>
        <Toggle variant="outline" pressed={hasQr} onPressedChange={setHasQr}>
          {words.hasQr}
        </Toggle>
      </Actions>
      <p className="sr-only" role="status">
        {`${texts.name}, ${fill(words.code, { code: sheet.code })}`}
      </p>
      <SheetPages
        {...{ sheet, texts, words, address, showsAnswers }}
        qr={hasQr ? qrCode(address) : undefined}
      />
    </div>
  );
}

/** For the form, which loads them with the sheet. */
export const sheetMakers = {
  any: (kind: Kind) => anySheet(kind),
  today: (kind: Kind) => sheetOfDay(kind, dayInIndia()),
  read: readSheetHash,
  hash: sheetHash,
};
