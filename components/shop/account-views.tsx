'use client';

import { type ReactNode } from 'react';
import { BusyButton } from '@/components/forms/form';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { type Receipt } from '@/lib/server/person/delete-account';
import { type DataPart, type OwnData } from '@/lib/server/person/own-data';
import { download } from '@/lib/browser/download';
import { type Words } from '@/lib/words/locale';
import { fill } from '@/lib/text/format';

function save(data: OwnData) {
  const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  download(json, `my-data-${data.at.slice(0, 10)}.json`);
}

export const MenuSection = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
  <section className="border-t py-4 last-of-type:pb-0">
    <h3 className="font-semibold">{title}</h3>
    <p className="mt-1 mb-3 text-muted-foreground">{text}</p>
    {children}
  </section>
);

/** What the site keeps of an account, to read and to download. */
export function DataView({
  words,
  data,
  parts,
  onBack,
}: {
  words: Words['yourAccount'];
  data: OwnData;
  parts: readonly DataPart[];
  onBack: () => void;
}) {
  return (
    <>
      {parts.map(({ title, lines }, index) => (
        <section key={index} className="border-t py-4">
          <h3 className="mb-2 font-semibold">{title}</h3>
          <dl className="grid gap-2">
            {lines.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-sm text-muted-foreground">{label}</dt>
                <dd translate="no" className="wrap-anywhere whitespace-pre-line">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {parts.length === 1 && (
        <p className="border-t pt-4 text-muted-foreground">{words.data.empty}</p>
      )}
      <Actions className="mt-4">
        <Button size="sm" onClick={() => save(data)}>
          {words.data.download}
        </Button>
        <Button variant="link" onClick={onBack}>
          {words.back}
        </Button>
      </Actions>
    </>
  );
}

/** Asks once more before the account is deleted. */
export function ConfirmView({
  words,
  message,
  isBusy,
  onDelete,
  onKeep,
}: {
  words: Words['yourAccount']['confirm'];
  message: ReactNode;
  isBusy: boolean;
  onDelete: () => void;
  onKeep: () => void;
}) {
  return (
    <>
      <ul className="grid list-disc gap-2 pl-5">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {message}
      <Actions className="mt-6">
        <BusyButton
          variant="destructive"
          busy={isBusy}
          label={words.button}
          busyLabel={words.busy}
          onClick={onDelete}
        />
        <Button variant="outline" onClick={onKeep}>
          {words.keep}
        </Button>
      </Actions>
    </>
  );
}

function ReceiptPart({ title, points }: { title: string; points: string[] }) {
  return (
    <section className="border-t py-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <ul className="grid list-disc gap-1 pl-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** What was deleted with the account, and what is left. */
export function ReceiptView({
  words,
  receipt: { removed, kept, signIn },
  onClose,
}: {
  words: Words['yourAccount']['receipt'];
  receipt: Receipt;
  onClose: () => void;
}) {
  const isDone = signIn === 'deleted';
  const gone = [
    words.account,
    ...(isDone ? [words.signIn] : []),
    ...(removed > 0 ? [fill(words.removed, { n: removed })] : []),
    words.browser,
  ];
  return (
    <>
      <ReceiptPart title={words.gone} points={gone} />
      <ReceiptPart
        title={words.left}
        points={[words.records, ...(isDone ? [] : [words.signInLeft])]}
      />
      {kept > 0 && <p className="border-t py-4">{fill(words.kept, { n: kept })}</p>}
      <Button className="mt-2 w-full" onClick={onClose}>
        {words.done}
      </Button>
    </>
  );
}
