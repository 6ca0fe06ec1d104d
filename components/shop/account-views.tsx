'use client';

import { type ReactNode } from 'react';
import { BusyButton } from '@/components/forms/form';
import { Actions } from '@/components/site/actions';
import { Button } from '@/components/ui/button';
import { type DataPart, type OwnData } from '@/lib/account/server/own-data';
import { download } from '@/lib/browser/download';
import { type Words } from '@/lib/locale';

function save(data: OwnData) {
  const json = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
  download(json, `my-data-${data.at.slice(0, 10)}.json`);
}

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
