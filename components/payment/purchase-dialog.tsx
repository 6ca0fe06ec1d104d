'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { Details } from '@/components/site/details';
import { toast } from '@/components/site/toaster';
import { ButtonLink } from '@/components/site/link';
import { download } from '@/lib/browser/download';
import { type Words } from '@/lib/locale';
import { fill } from '@/lib/text/format';
import { qrPng } from '@/lib/payment/qr-png';
import { openReference } from '@/lib/payment/purchases';
import { ebookNote, upiLink } from '@/lib/payment/upi';
import { whatsappLink } from '@/lib/contact/whatsapp';
import { copyUpiId, CopyUpiId, PaymentColumns, PaymentSteps, QrImage } from './upi';

export interface Purchase {
  bookId: string;
  title: string;
  /** Of the book and its title. */
  language: string;
  author: string;
  /** "₹299" and 299. */
  price: string;
  amount: number;
  phone: string;
  /** "+91 90000 00000" */
  phoneText: string;
  upi: { id: string; payee: string };
  hours: number;
  tag: string;
  cover: React.ReactNode;
}

export function PurchaseDialog({
  purchase,
  personId,
  words: { purchase: words, upi: copy },
  onClose,
}: {
  purchase: Purchase;
  personId: string;
  words: Words['payment'];
  onClose: () => void;
}) {
  const [reference] = useState(() => openReference(personId, purchase.bookId));
  const { title, author, price, amount, upi, phoneText: phone, hours } = purchase;
  const values = { title, author, price, amount, phone, hours, upi: upi.id, reference };
  const link = upiLink({
    id: upi.id,
    payee: upi.payee,
    amount,
    note: ebookNote(reference),
  });

  async function save() {
    try {
      download(await qrPng(link), `upi-${reference}.png`);
    } catch {
      toast.error(words.saveFailed.title, { description: words.saveFailed.text });
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
        <div className="mt-[1.1rem] mb-5 grid grid-cols-[4.25rem_1fr] items-center gap-4">
          {purchase.cover}
          <div>
            <p lang={purchase.language} className="font-semibold">
              {title}
            </p>
            <p className="text-muted-foreground">{fill(words.byline, values)}</p>
            <p className="font-display text-[3.75rem] leading-none tracking-[-0.02em]">{price}</p>
          </div>
        </div>
        <PaymentColumns>
          <div>
            <QrImage text={link} label={fill(words.qrLabel, values)} />
            <p className="text-center">
              <Button variant="link" onClick={() => void save()}>
                {words.save}
              </Button>
            </p>
            <PaymentSteps
              steps={words.steps.map((step) => fill(step, values))}
              aria-label={words.stepsLabel}
            />
          </div>
          <div className="grid content-start gap-4">
            <CopyUpiId id={upi.id} words={copy} />
            <div>
              <ButtonLink
                variant="default"
                className="w-full"
                href={link}
                onClick={() => void copyUpiId(upi.id, copy)}
              >
                {words.pay}
              </ButtonLink>
              <p className="mt-2 text-sm text-muted-foreground">{words.noApp}</p>
            </div>
            <Details summary={words.help.title}>
              <ol className="pb-[0.9rem] text-sm">
                {words.help.steps.map((step, index) => (
                  <li key={step} className="grid grid-cols-[1.5rem_1fr] py-1">
                    <span className="font-display text-[1.125rem] leading-label text-thread-text">
                      {index + 1}
                    </span>
                    {fill(step, values)}
                  </li>
                ))}
              </ol>
            </Details>
            <ButtonLink
              variant="chat"
              className="w-full"
              href={whatsappLink(purchase.phone, fill(words.message, values))}
            >
              {words.contact}
            </ButtonLink>
          </div>
        </PaymentColumns>
      </DialogContent>
    </Dialog>
  );
}
