'use client';

import { useEffect, useState } from 'react';
import { HeldPicture } from '@/components/site/held-picture';
import { Button } from '@/components/ui/button';
import { type LearnStepWords } from '@/content/en/learn-words';
import { lazy } from '@/lib/browser/lazy';
import { publicAddress } from '@/lib/browser/public-address';
import { type SavedPicture, sharePicture } from '@/lib/browser/save-picture';
import { tryHash } from '@/lib/learn/try-link';
import { multiply } from '@sutra/vedic/multiply';
import { fill } from '@/lib/text/format';

const lazyPicture = lazy(() => import('./sum-picture'));

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
  words: LearnStepWords;
}) {
  const [file, setFile] = useState<File>();
  const [outcome, setOutcome] = useState<SavedPicture>();
  const [a, b] = pair;
  const { sum, picture, message, saved, hold } = words.calculator;
  const values = { a, b, answer: a * b };
  const link = publicAddress(tryHash(pair));

  useEffect(() => {
    let isMounted = true;
    async function paint() {
      const part = await lazyPicture.load();
      const solved = multiply(a, b);
      if (!isMounted || !part || !solved.ok) return;
      const painted = await part.paintSum(solved.solution, {
        sum: fill(sum, { a, b, answer: a * b }),
        method: words.methods[solved.solution.method],
        address: link.replace(/^https?:\/\//, ''),
      });
      if (isMounted) setFile(painted);
    }
    const timer = setTimeout(() => void paint(), PAINT_AFTER_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [a, b, link, sum, words]);

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
