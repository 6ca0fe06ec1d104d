import { keepSumsTogether } from '@/lib/text/format';

/** Whether an answer was right, and the sum, which takes a line of its own where it would break. */
export function Verdict({ text, a, b }: { text: string; a: number; b: number }) {
  return (
    <b className="block font-display text-h2 leading-[1.15] font-normal">
      {text} <span className="inline-block">{keepSumsTogether(`${a} × ${b} = ${a * b}`)}</span>
    </b>
  );
}
