'use client';

import { type LearnStepWords } from '@/content/en/learn-words';
import { Actions, Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { tryHash } from '@/lib/learn/try-link';
import { fillValues } from '@/lib/vedic/words';
import { type Pair } from './worked-sum';
import { SendOnWhatsapp } from './send-on-whatsapp';

export function ShareSum({ pair, words }: { pair: Pair; words: LearnStepWords }) {
  const texts = words.calculator;
  const hash = tryHash(pair);
  const link = `${location.origin}/${hash}`;
  const [a, b] = pair;

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ kind: 'done', ...texts.copied });
    } catch {
      location.hash = hash;
      toast({ kind: 'failed', ...texts.notCopied });
    }
  }

  return (
    <Actions className="print:hidden">
      <Button variant="outline" onClick={copy}>
        {texts.copy}
      </Button>
      <SendOnWhatsapp
        label={texts.send}
        text={fillValues(texts.message, { a, b, answer: a * b, link })}
      />
    </Actions>
  );
}
