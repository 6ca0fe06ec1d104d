'use client';

import { useEffect, useRef, useState } from 'react';
import { Actions } from '@/components/site/actions';
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Toggle } from '@/components/ui/toggle';
import { type PracticeWords } from '@/content/en/practice';
import { type SheetWords } from '@/content/en/sheet';
import { printPage } from '@/lib/browser/print';
import { publicAddress } from '@/lib/browser/public-address';
import {
  anySheet,
  NO_LETTERS,
  readCode,
  readSheetHash,
  type Sheet,
  sheetHash,
  sheetOfDay,
} from '@/lib/practice/sheets';
import { qrCode } from '@/lib/qr';
import { fill } from '@/lib/text/format';
import { dayInIndia } from '@/lib/time';
import { type Kind } from '@sutra/vedic/questions';
import { type textsOf } from './choice';
import { SheetPages } from './sheet-pages';

interface Props {
  sheet: Sheet;
  /** For a sheet that an address led to. */
  isAnswers?: boolean;
  texts: ReturnType<typeof textsOf>;
  words: PracticeWords['sheets'] & SheetWords;
}

export function MadeSheet({ sheet, isAnswers, texts, words }: Props) {
  const [showsAnswers, setShowsAnswers] = useState(isAnswers === true);
  const [hasQr, setHasQr] = useState(true);
  const pages = useRef<HTMLDivElement>(null);
  const [isStuck, setStuck] = useState(false);
  const address = publicAddress(sheetHash(sheet.code, 'answers'));

  useEffect(() => {
    if (isAnswers === undefined) return;
    const answers = pages.current!.querySelector('[data-slot=answers]')!;
    (isAnswers ? answers : pages.current!).scrollIntoView();
  }, [isAnswers]);

  return (
    <div ref={pages} className="sheet-made">
      <Actions className="mt-8 mb-4 print:hidden">
        <Button onClick={() => printPage(setStuck)}>{words.print}</Button>
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
      {isStuck && (
        <PrintElsewhere link={publicAddress(sheetHash(sheet.code))} words={words.noPrint} />
      )}
      <p className="sr-only" role="status">
        {`${texts.name}, ${fill(words.code, { code: sheet.code })}`}
      </p>
      <SheetPages
        sheet={sheet}
        texts={texts}
        words={words}
        address={address}
        showsAnswers={showsAnswers}
        qr={hasQr ? qrCode(address) : undefined}
      />
    </div>
  );
}

/** Ways out where the browser of an app cannot print. */
function PrintElsewhere({ link, words }: { link: string; words: SheetWords['noPrint'] }) {
  const [outcome, setOutcome] = useState('');

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.notCopied);
    }
  }

  return (
    <Alert role={undefined} className="mb-4 print:hidden">
      <div role="alert">
        <AlertTitle>{words.title}</AlertTitle>
        <AlertDescription>{words.text}</AlertDescription>
      </div>
      <p translate="no" className="mt-2 wrap-anywhere select-all">
        {link}
      </p>
      <Actions className="mt-3">
        <Button size="sm" variant="outline" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <p role="status">{outcome}</p>
      </Actions>
    </Alert>
  );
}

/** For the form, which loads them with the sheet. */
export const sheetMakers = {
  any: (kind: Kind) => anySheet(kind),
  today: (kind: Kind) => sheetOfDay(kind, dayInIndia()),
  readCode,
  readHash: readSheetHash,
  hash: sheetHash,
  noLetters: NO_LETTERS,
};
