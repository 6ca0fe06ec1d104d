'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type LearnStepWords } from '@/content/en/learn-words';
import { download } from '@/lib/browser/download';
import { lazy } from '@/lib/browser/lazy';
import { tryHash } from '@/lib/learn/try-link';
import { multiply } from '@/lib/vedic/multiply';
import { fill } from '@/lib/text/format';

const lazyPicture = lazy(() => import('./sum-picture'));

/** After the steps have come in. */
const PAINT_AFTER_MS = 800;

/** Opens the share sheet with a picture, or saves it where there is none. */
async function share(file: File, text: string): Promise<void> {
  // No `url`: apps of Apple then send the link alone.
  const data = { files: [file], text };
  if (!navigator.canShare?.(data)) return download(file, file.name);
  try {
    await navigator.share(data);
  } catch (error) {
    if ((error as Error).name !== 'AbortError') download(file, file.name);
  }
}

/**
 * Shares a sum as a picture. It is painted beforehand, since iOS opens the share sheet only at once
 * after a press; the button comes with it. Give it the sum as its key.
 */
export function PictureButton({
  pair,
  words,
}: {
  pair: readonly [number, number];
  words: LearnStepWords;
}) {
  const [file, setFile] = useState<File>();
  const [a, b] = pair;
  const { sum, picture, message } = words.calculator;
  const values = { a, b, answer: a * b };
  const { host, origin, pathname } = location;
  const hash = tryHash(pair);

  useEffect(() => {
    let isMounted = true;
    async function paint() {
      const part = await lazyPicture.load();
      const solved = multiply(a, b);
      if (!isMounted || !part || !solved.ok) return;
      const painted = await part.paintSum(solved.solution, {
        sum: fill(sum, { a, b, answer: a * b }),
        method: words.methods[solved.solution.method],
        address: `${host}${pathname}${hash}`,
      });
      if (isMounted) setFile(painted);
    }
    const timer = setTimeout(() => void paint(), PAINT_AFTER_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
  }, [a, b, hash, host, pathname, sum, words]);

  if (!file) return null;
  const text = fill(message, { ...values, link: `${origin}${pathname}${hash}` });
  return (
    <Button variant="outline" onClick={() => void share(file, text)}>
      {picture}
    </Button>
  );
}
