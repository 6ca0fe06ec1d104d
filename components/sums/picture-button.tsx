'use client';

import { useEffect, useState } from 'react';
import { HeldPicture } from '@/components/site/held-picture';
import { Button } from '@/components/ui/button';
import { type WorkedSumsWords } from '@/content/en/worked-sums';
import { sutraOf, sutras } from '@/content/sutras';
import { lazyPart } from '@/lib/browser/lazy';
import { publicAddress } from '@/lib/browser/public-address';
import { type SavedPicture, sharePicture } from '@/lib/browser/save-picture';
import { tryHash } from '@/lib/text/try-link';
import { multiply } from '@sutra/vedic/multiply';
import { fill } from '@/lib/text/format';
import { lazyDrawing } from './lazy-drawing';

const lazyPicture = lazyPart(() => import('./sum-picture'));

/** After the steps have come in. */
const PAINT_AFTER_MS = 800;

/**
 * Shares a sum as a picture, or saves it where nothing can be shared. It is painted beforehand, since
 * iOS opens the share sheet only at once after a press; the button comes with it. Give it the sum as
 * its key.
 */
export function PictureButton({
  pair,
  words,
}: {
  pair: readonly [number, number];
  words: WorkedSumsWords;
}) {
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<SavedPicture>();
  const [a, b] = pair;
  const { sum, picture, message, saved, hold, teacher } = words.calculator;
  const values = { a, b, answer: a * b };
  const link = publicAddress(tryHash(pair));

  useEffect(() => {
    let isMounted = true;
    async function paint() {
      const [part, drawing] = await Promise.all([lazyPicture.load(), lazyDrawing.load()]);
      const solved = multiply(a, b);
      if (!isMounted || !part || !drawing || !solved.ok) return;
      const { method } = solved.solution;
      const painted = await part.paintSum(drawing.methodDrawing(solved.solution), {
        name: `${a}x${b}`,
        sum: fill(sum, { a, b, answer: a * b }),
        sutra: sutras[sutraOf(method)].devanagari,
        method: words.methods[method],
        teacher,
        link,
      });
      if (isMounted) setFile(painted);
    }
    const timer = setTimeout(() => void paint(), PAINT_AFTER_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [a, b, link, sum, teacher, words]);

  if (!file) return null;

  async function share(files: [File]) {
    setOutcome(undefined);
    // No `url`: apps of Apple then send the link alone.
    setOutcome(await sharePicture({ files, text: fill(message, { ...values, link }) }));
  }

  return (
    <>
      <Button variant="outline" onClick={() => void share([file])}>
        {picture}
      </Button>
      <span role="status" className={outcome ? 'basis-full' : 'sr-only'}>
        {outcome && (outcome.src ? hold : saved)}
      </span>
      {outcome?.src && (
        <HeldPicture
          src={outcome.src}
          alt={fill(sum, values)}
          className="aspect-square w-full max-w-96"
        />
      )}
    </>
  );
}
