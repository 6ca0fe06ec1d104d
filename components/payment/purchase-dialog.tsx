'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { ChatIcon } from '@/components/ui/icons';
import { toast } from '@/components/ui/toast';
import { type PaymentTexts } from '@/content/en/payment';
import { download } from '@/lib/download';
import { fill } from '@/lib/format';
import { qrPng } from '@/lib/payment/qr-png';
import { openReference } from '@/lib/payment/purchases';
import { upiLink } from '@/lib/payment/upi';
import { whatsappLink } from '@/lib/whatsapp';
import { copyUpiId, CopyUpiId, type CopyWords } from './copy-upi-id';
import { QrImage } from './qr-image';

/** What is bought, from whom; all of it facts and finished words. */
export interface Purchase {
  bookId: string;
  title: string;
  author: string;
  /** "₹299" and 299. */
  price: string;
  amount: number;
  phone: string;
  /** "+91 90000 00000" */
  phoneText: string;
  upi: { id: string; payee: string };
  cover: React.ReactNode;
}

export interface PurchaseWords {
  purchase: PaymentTexts['purchase'];
  copy: CopyWords;
}

export function PurchaseDialog({
  purchase,
  personId,
  words: { purchase: words, copy },
  onClose,
}: {
  purchase: Purchase;
  /** Id of the buyer. */
  personId: string;
  words: PurchaseWords;
  onClose: () => void;
}) {
  const [reference] = useState(() => openReference(personId, purchase.bookId));
  const { title, author, price, amount, upi, phoneText: phone } = purchase;
  const values = { title, author, price, amount, phone, upi: upi.id, reference };
  const link = upiLink({
    id: upi.id,
    payee: upi.payee,
    amount,
    note: fill(words.note, { title: words.shortTitle, reference }),
  });

  async function save() {
    try {
      download(await qrPng(link), fill(words.fileName, values));
    } catch {
      toast({ kind: 'failed', ...words.saveFailed });
    }
  }

  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        className="xs:max-w-[52rem]"
        closeLabel={words.close}
        aria-describedby={undefined}
      >
        <DialogTitle>{words.title}</DialogTitle>
        <div className="purchase-head">
          {purchase.cover}
          <div>
            <p className="font-semibold">{title}</p>
            <p className="text-muted-foreground">{fill(words.byline, values)}</p>
            <p className="purchase-amount">{price}</p>
          </div>
        </div>
        <div className="purchase-columns">
          <div>
            <QrImage text={link} label={fill(words.qrLabel, values)} />
            <p className="text-center">
              <Button variant="link" onClick={() => void save()}>
                {words.save}
              </Button>
            </p>
            <ol className="knots" aria-label={words.stepsLabel}>
              {words.steps.map((step) => (
                <li key={step}>{fill(step, values)}</li>
              ))}
            </ol>
          </div>
          <div className="grid content-start gap-4">
            <CopyUpiId id={upi.id} words={copy} />
            <div>
              <Button className="w-full" asChild>
                <a href={link} onClick={() => void copyUpiId(upi.id, copy)}>
                  {words.pay}
                </a>
              </Button>
              <p className="mt-2 text-sm text-muted-foreground">{words.noApp}</p>
            </div>
            <details className="help">
              <summary>{words.help.title}</summary>
              <ol>
                {words.help.steps.map((step) => (
                  <li key={step}>{fill(step, values)}</li>
                ))}
              </ol>
            </details>
            <Button variant="chat" className="w-full" asChild>
              <a
                href={whatsappLink(purchase.phone, fill(words.message, values))}
                target="_blank"
                rel="noopener noreferrer"
              >
                <ChatIcon />
                {words.contact}
              </a>
            </Button>
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}
