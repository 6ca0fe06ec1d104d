'use client';

import { useEffect, useState } from 'react';
import { prepareToasts, toast } from '@/components/site/toaster';
import { type PaymentWords } from '@/content/en/payment';

type Words = PaymentWords['upi'];

/** Copies the UPI ID and shows a toast. Browsers allow it only while they handle a press. */
export async function copyUpiId(id: string, words: Words): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(id);
    toast.success(words.copied);
    return true;
  } catch {
    toast.error(words.failed.title, { description: words.failed.text });
    return false;
  }
}

export function CopyUpiId({ id, words }: { id: string; words: Words }) {
  /** A key for the message, so that screen readers announce each copy. */
  const [copies, setCopies] = useState(0);

  useEffect(prepareToasts, []);

  return (
    <div>
      <p className="mb-1 text-sm font-semibold" id="upi-id-label">
        {words.label}
      </p>
      <div
        className="flex items-center justify-between gap-2 rounded-md border border-input bg-background py-1 pr-1 pl-[0.9rem]"
        role="group"
        aria-labelledby="upi-id-label"
      >
        <code
          translate="no"
          className="pt-[0.15rem] font-sans leading-[1.2] font-[550] wrap-anywhere select-all"
        >
          {id}
        </code>
        <button
          type="button"
          className="min-h-11 border-l px-[0.9rem] text-sm leading-none font-semibold whitespace-nowrap text-peacock"
          onClick={async () => {
            const isCopied = await copyUpiId(id, words);
            setCopies((count) => (isCopied ? count + 1 : 0));
          }}
        >
          {words.copy}
        </button>
      </div>
      <p className="sr-only" role="status">
        {copies > 0 && <span key={copies}>{words.copied}</span>}
      </p>
    </div>
  );
}
