import { randomUUID } from 'node:crypto';
import { type SentRow } from '@sutra/outbox/receiver';
import { sendToMailbox } from '@sutra/outbox/receivers/mailbox';
import { createRow, idsOf } from '@sutra/outbox/row';
import { SEND_TIMEOUT } from '@sutra/outbox/timeouts';
import { pricedBooks } from '@/content/books';
import { site } from '@/content/site';
import { hasStore } from '@/lib/env';
import {
  describeKind,
  findStoreOnly,
  type FormKind,
  formKinds,
} from '@/lib/server/submissions/kinds';
import { findReceivers, ownerMailbox } from '@/lib/server/submissions/receivers';
import { forwardingNote, STORE_ONLY_CAUSE, WARNINGS } from '../lib/settings';
import { advice, broken, type Check, type CheckInput, type Finding, ok, TIMEOUT } from './check';

const TEST = 'TEST by npm run doctor, please delete';

const MAIL_REMEDY =
  'Check address, password and server (docs/connect/mail.md), and give them again with npm run setup -- mail.';

async function checkReceiver(
  kind: FormKind,
  { settings, isLive, now }: CheckInput,
): Promise<Finding> {
  const { label, example } = describeKind(kind);
  const canStore = hasStore(settings);
  if (findStoreOnly(settings).includes(kind) && canStore) {
    return ok(`${STORE_ONLY_CAUSE}: ${label} stay in the store until you erase them.`);
  }
  const note = forwardingNote(kind, settings, canStore);
  if (note)
    return (canStore ? advice : broken)(note, 'Give the address: npm run setup -- messages.');
  const receiver = findReceivers(settings)[kind];
  if (!receiver) return ok('');
  if (!isLive) return ok(`${receiver.name} gets ${label}.`);
  const payload = example({ text: TEST, email: site.email, phone: site.phone });
  const ids = idsOf({ kind, formId: randomUUID(), payload, sender: 'test' }, now);
  const { verdict, code } = await receiver.send(
    createRow({ ...ids, kind, payload }, now) as SentRow,
    AbortSignal.timeout(SEND_TIMEOUT),
  );
  if (verdict === 'delivered')
    return ok(`A test row arrived at ${receiver.name}: delete it there.`);
  return broken(
    `${receiver.name} did not take a test row (${code}): ${label} wait here.`,
    receiver.isMailbox
      ? MAIL_REMEDY
      : `Look up ${code} in docs/trouble.md, in the table below Held. npm run setup -- messages changes the address.`,
  );
}

/** The worst of the findings, with what all of them say. */
export const receivers: Check = async (input) => {
  // Without an ebook nobody fills in a profile.
  const kinds = formKinds.filter((kind) => kind !== 'profile' || pricedBooks.length > 0);
  const findings = await Promise.all(kinds.map((kind) => checkReceiver(kind, input)));
  const states = ['broken', 'advice', 'ok'];
  const [worst] = findings.toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state));
  return { ...worst!, why: findings.flatMap(({ why }) => why || []).join(' ') };
};

/** A mail server that is down cannot be told by mail. */
const orUntold = (why: string, { settings, isOnline }: CheckInput) =>
  isOnline && !settings.PING_URL
    ? advice(
        `${why} Nothing tells you when your mail server takes no mails, or when the site stands still.`,
        'Make a check at healthchecks.io and set PING_URL in .env (docs/connect/mail.md).',
      )
    : ok(why);

export const mail: Check = async (input) => {
  const { settings, isLive } = input;
  const mailbox = ownerMailbox('owner-mail', settings);
  if (!mailbox) return advice(WARNINGS['owner-unreachable'], 'Answer npm run setup -- mail.');
  if (!isLive) return orUntold('Notices go to OWNER_EMAILS. With --live a test is sent.', input);
  const text = `${TEST}: the site can tell you when something needs you.`;
  const { verdict, code, refused } = await sendToMailbox(
    mailbox,
    { subject: text, text },
    `test-${randomUUID()}`,
    AbortSignal.timeout(TIMEOUT),
  );
  if (refused) {
    return broken(
      `The mail server refused ${refused.count} of the ${mailbox.to.length} addresses in OWNER_EMAILS (${refused.code}): mails to a refused address do not arrive.`,
      'Look for a typing error in OWNER_EMAILS: npm run setup -- mail.',
    );
  }
  if (verdict === 'delivered') {
    return orUntold('A test was sent to OWNER_EMAILS: look whether it has arrived.', input);
  }
  return broken(
    `The mail server did not take a test (${code}): you are not told when messages do not arrive.`,
    MAIL_REMEDY,
  );
};
