'use client';

import { useState } from 'react';
import { bringIntoView, BusyButton, FormMessage, ReferenceText } from '@/components/forms/form';
import { Button } from '@/components/ui/button';
import {
  Dialog,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  scrollToTop,
} from '@/components/site/dialog';
import { useShop } from './shop-context';
import {
  deleteAccountAction,
  keepAccountAction,
  readMyDataAction,
  stopNewsAction,
} from '@/lib/server/actions/own-data';
import { type Receipt } from '@/lib/server/person/delete-account';
import { forgetAccount } from '@/lib/shop/account/browser/forget-account';
import { logoutEverywhere } from '@/lib/shop/account/browser/logout-everywhere';
import { type DataPart, type OwnData } from '@/lib/server/person/own-data';
// From the toaster, it would split a file that every page loads, which adds 1 kB.
import { toast } from '@/lib/browser/toast';
import { type Words } from '@/lib/words/locale';
import { pageLanguage } from '@/lib/words/page-language';
import { pageTag } from '@/lib/words/page-tag';
import { fill } from '@/lib/text/format';
import { ConfirmView, DataView, MenuSection, ReceiptView } from './account-views';
import { OwnPayments } from './own-payments';
import { useAccountTask } from './use-account-task';

type View =
  | { name: 'menu' }
  | { name: 'data'; data: OwnData; parts: DataPart[] }
  | { name: 'confirm' }
  | { name: 'unfinished'; askedAt: string }
  | { name: 'receipt'; receipt: Receipt };

const MENU: View = { name: 'menu' };
const MENU_BUTTON = { variant: 'outline', size: 'sm' } as const;

/** The view before may have been scrolled. */
function focusAtTop(element: HTMLElement | null) {
  if (!element) return;
  scrollToTop(element);
  element.focus();
}

interface Props {
  words: Words['yourAccount'];
  phone: string;
  /** Within which an ebook comes. */
  hours: string;
}

export function YourAccountDialog({ words, phone, hours }: Props) {
  const { user, logout, refresh, showAccount } = useShop();
  const [view, setView] = useState<View>(
    user?.deletionAskedAt ? { name: 'unfinished', askedAt: user.deletionAskedAt } : MENU,
  );
  const { busy, failure, run, forgetFailure } = useAccountTask(words.failures);
  const [stoppedBy, setStoppedBy] = useState<string>();
  /** Kept for a repeat: a deletion that fails half-way may end the session. */
  const [person] = useState(user);
  /** How often the visitor has gone on to another view. */
  const [changes, setChanges] = useState(0);
  const [isKept, setKept] = useState(false);
  const { data, devices, news, remove, confirm, unfinished, receipt } = words;

  const see = () =>
    run(
      'data',
      () => readMyDataAction(pageLanguage()),
      ({ data: found, parts }) => change({ name: 'data', data: found, parts }),
    );
  const leaveDevices = () =>
    run('devices', logoutEverywhere, () => {
      toast.success(devices.done.title, { description: devices.done.text });
      void refresh();
      showAccount(false);
    });
  const stopNews = () => run('news', stopNewsAction, ({ reference }) => setStoppedBy(reference));
  const deleteIt = () =>
    run('remove', deleteAccountAction, ({ receipt: given }) => {
      change({ name: 'receipt', receipt: given });
      if (person) forgetAccount(person.id);
      // Removes the cookie; it is refused without that, too.
      void logout().then(refresh);
    });

  const keepIt = () =>
    run('keep', keepAccountAction, () => {
      setKept(true);
      change(MENU);
      void refresh();
    });

  function change(next: View) {
    forgetFailure();
    setView(next);
    setChanges((count) => count + 1);
  }

  const tag = pageTag();
  const day = (date: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(new Date(date));

  const message = failure && <FormMessage ref={bringIntoView} variant="destructive" {...failure} />;
  const rows = [
    { task: 'data', ...data, onPress: see },
    { task: 'devices', ...devices, onPress: leaveDevices },
    { task: 'news', ...news, onPress: stopNews },
  ] as const;

  const [title, description] = {
    menu: [words.title, person?.email],
    data: [data.title, view.name === 'data' && fill(data.lead, { day: day(view.data.at) })],
    confirm: [confirm.title, confirm.lead],
    unfinished: [
      unfinished.title,
      view.name === 'unfinished' && fill(unfinished.lead, { day: day(view.askedAt) }),
    ],
    receipt: [receipt.title, undefined],
  }[view.name];

  return (
    <Dialog onClose={() => showAccount(false)} closeLabel={words.close}>
      <DialogHeader
        key={changes}
        // A question that comes by itself must not have Enter delete the account.
        ref={changes > 0 || view.name === 'unfinished' ? focusAtTop : undefined}
        tabIndex={-1}
        className="outline-none"
      >
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription translate={view.name === 'menu' ? 'no' : undefined}>
          {view.name === 'receipt' ? (
            <ReferenceText
              text={fill(receipt.lead, { day: day(view.receipt.at) })}
              reference={view.receipt.reference}
            />
          ) : (
            description
          )}
        </DialogDescription>
      </DialogHeader>

      {view.name === 'menu' && (
        <>
          {isKept && <FormMessage variant="success" {...unfinished.kept} />}
          {person && (
            <OwnPayments user={person} words={words} phone={phone} hours={hours} tag={tag} />
          )}
          {rows.map(({ task, title: heading, text, button, busy: busyLabel, onPress }) => (
            <MenuSection key={task} title={heading} text={text}>
              {task === 'news' && stoppedBy ? (
                <FormMessage variant="success" title={news.done.title} text="">
                  <ReferenceText text={news.done.text} reference={stoppedBy} />
                </FormMessage>
              ) : (
                <BusyButton
                  {...MENU_BUTTON}
                  busy={busy === task}
                  label={button}
                  busyLabel={busyLabel}
                  onClick={() => void onPress()}
                />
              )}
            </MenuSection>
          ))}
          <MenuSection title={remove.title} text={remove.text}>
            <Button {...MENU_BUTTON} onClick={() => change({ name: 'confirm' })}>
              {remove.button}
            </Button>
          </MenuSection>
          {message}
        </>
      )}

      {view.name === 'data' && (
        <DataView words={words} data={view.data} parts={view.parts} onBack={() => change(MENU)} />
      )}

      {(view.name === 'confirm' || view.name === 'unfinished') && (
        <ConfirmView
          words={confirm}
          message={message}
          isBusy={busy === 'remove'}
          onDelete={() => void deleteIt()}
          onKeep={() => {
            if (view.name === 'unfinished') void keepIt();
            else if (!busy) change(MENU);
          }}
        />
      )}

      {view.name === 'receipt' && (
        <ReceiptView words={receipt} receipt={view.receipt} onClose={() => showAccount(false)} />
      )}
    </Dialog>
  );
}
