import { useEffect, useRef } from 'react';
import { ButtonLink } from '@/components/site/link';
import { type ProgressWords } from '@/content/en/progress';
import { publicAddress } from '@/lib/browser/public-address';
import { whatsappLink } from '@/lib/text/whatsapp';
import { dayText } from '@/lib/practice/day-text';
import { FIVE_HASH } from '@/lib/practice/five-link';
import { fill } from '@/lib/text/format';
import { type Plan } from './practice-session';

interface Props {
  plan: Plan;
  day: number;
  /** 1 for each sum whose first answer was right, else 0. */
  marks: string;
  words: ProgressWords['result'];
}

export function SessionResult({ plan, day, marks, words }: Props) {
  const line = useRef<HTMLParagraphElement>(null);
  const beads = [...marks].map((mark) => (mark === '1' ? '●' : '○')).join('\u00a0');
  const values = { right: marks.replaceAll('0', '').length, count: marks.length };
  // Without a name: what is shared can be forwarded.
  const message = { ...values, beads, date: dayText(day), link: publicAddress(FIVE_HASH) };

  useEffect(() => line.current!.focus(), []);

  return (
    <div className="mt-5">
      <p aria-hidden="true" className="text-h2 leading-none text-thread">
        {beads}
      </p>
      <p ref={line} tabIndex={-1} className="mt-3 text-lg outline-none">
        {fill(words.line, values)}
      </p>
      {plan === 'five' && (
        <ButtonLink
          variant="chat"
          className="mt-5"
          href={whatsappLink('', fill(words.message, message))}
        >
          {words.send}
        </ButtonLink>
      )}
    </div>
  );
}
