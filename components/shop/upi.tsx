'use client';

import { type ComponentProps, useEffect, useMemo, useState } from 'react';
import { Steps } from '@/components/site/lists';
import { prepareToasts, toast } from '@/components/site/toaster';
import { Button } from '@/components/ui/button';
import { type User } from '@/lib/shop/account/user';
import { whatsappLink } from '@/lib/text/whatsapp';
import { type Words } from '@/lib/words/locale';
import { type ShopBook } from '@/lib/shop/payment/shop';
import { type shopFacts } from '@/lib/shop/payment/shop';
import { qrCode } from '@/lib/qr';
import { fill } from '@/lib/text/format';
import { referenceOf } from '@/lib/text/reference';
import { cn } from '@/lib/utils';

type UpiWords = Words['payment']['upi'];

export type PaymentFacts = ReturnType<typeof shopFacts>;

/** The chat about a payment, with the name and the reference by which the teacher finds the buyer. */
export const chatAbout = (
  { phone }: PaymentFacts,
  user: User,
  { id, title }: ShopBook,
  { message }: UpiWords,
) => {
  const reference = referenceOf(user.id, id);
  return whatsappLink(phone, fill(message, { title, name: user.name, reference }));
};

export const screenshotStep = (
  { screenshotForm, phoneText: number }: PaymentFacts,
  { screenshot }: UpiWords,
) => fill(screenshotForm ? screenshot.formOrChat : screenshot.chat, { number });

/** A column as wide as the QR code, and a wide one; below each other on phones. */
export function PaymentColumns({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className={cn('grid gap-5 md:grid-cols-[17rem_1fr] md:gap-x-11', className)} {...props} />
  );
}

/** A phone cannot scan what it shows. */
export const isUsedByFinger = () => matchMedia('(pointer: coarse)').matches;

export const qrStyle = 'mx-auto block w-54 max-w-full rounded-md border bg-white md:w-68';

/** A QR code, black on white in every theme, with at least four modules of white around it. */
export function QrImage({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => qrCode(text), [text]);
  return (
    <svg
      className={cn(qrStyle, 'fill-black forced-color-adjust-none')}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
    >
      <path d={path} shapeRendering="crispEdges" />
    </svg>
  );
}

export function PaymentSteps({
  steps,
  ...props
}: { steps: readonly string[] } & ComponentProps<'ol'>) {
  return (
    <Steps variant="small" className="mt-2" {...props}>
      {steps.map((step) => (
        <li key={step} className="pb-[0.7rem] pl-[1.6rem] leading-small">
          {step}
        </li>
      ))}
    </Steps>
  );
}

/** Copies the UPI ID and shows a toast, silent where the page says it. Works only while a press is handled. */
export async function copyUpiId(id: string, words: UpiWords, isSilent?: boolean): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(id);
    toast.success(words.copied, { isSilent });
    return true;
  } catch {
    toast.error(words.failed.title, { description: words.failed.text });
    return false;
  }
}

export function CopyUpiId({
  id,
  words,
  onCopy,
}: {
  id: string;
  words: UpiWords;
  /** Also when it was copied by hand. */
  onCopy?: () => void;
}) {
  const at = id.lastIndexOf('@');
  const [name, host] = [id.slice(0, at), id.slice(at)];
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
        onCopy={onCopy}
      >
        <code
          translate="no"
          className="pt-[0.15rem] font-sans leading-title font-strong wrap-anywhere select-all"
        >
          {name}
          <wbr />
          {host}
        </code>
        <Button
          variant="ghost"
          size="sm"
          className="rounded-none border-l px-[0.9rem] py-0 leading-none font-semibold whitespace-nowrap text-peacock"
          onClick={async () => {
            const isCopied = await copyUpiId(id, words, true);
            setCopies((count) => (isCopied ? count + 1 : 0));
            if (isCopied) onCopy?.();
          }}
        >
          {words.copy}
        </Button>
      </div>
      <p className="sr-only" role="status">
        {copies > 0 && <span key={copies}>{words.copied}</span>}
      </p>
    </div>
  );
}
