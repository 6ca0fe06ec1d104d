'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { erasePractice } from '@/lib/practice/progress-store';
import { type Words } from '@/lib/words/locale';

export function ForgetPractice({ words }: { words: Words['practice']['forget'] }) {
  const [isForgotten, setForgotten] = useState(false);

  function forget() {
    erasePractice();
    setForgotten(true);
  }

  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden noscript:hidden">
      <Button variant="outline" size="sm" onClick={forget}>
        {words.button}
      </Button>
      <p role="status">{isForgotten && words.done}</p>
    </div>
  );
}
