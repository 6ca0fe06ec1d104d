'use client';

import { useState } from 'react';
import { toast } from '@/components/ui/toast';
import { type PaymentTexts } from '@/content/en/payment';

export type CopyWords = PaymentTexts['upi'] & { failed: PaymentTexts['copyFailed'] };

/** Puts the UPI ID on the clipboard and says so. Must be called inside a press. */
export async function copyUpiId(id: string, words: CopyWords): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(id);
    toast({ kind: 'done', title: words.copied });
    return true;
  } catch {
    toast({ kind: 'failed', ...words.failed });
    return false;
  }
}

/** The UPI ID, selectable, with its copy button in the same box. */
export function CopyUpiId({ id, words }: { id: string; words: CopyWords }) {
  const [copied, setCopied] = useState(false);
  return (
    <div>
      <p className="mb-1 text-sm font-semibold" id="upi-id-label">
        {words.label}
      </p>
      <div className="upi-box" role="group" aria-labelledby="upi-id-label">
        <code>{id}</code>
        <button type="button" onClick={async () => setCopied(await copyUpiId(id, words))}>
          {words.copy}
        </button>
      </div>
      <p className="sr-only" role="status">
        {copied ? words.copied : ''}
      </p>
    </div>
  );
}
