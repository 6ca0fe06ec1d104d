import { randomUUID } from 'node:crypto';
import { site } from '@/content/site';
import { hasStore } from '@/lib/env';
import {
  describeKind,
  findReceivers,
  findStoreOnly,
  type Kind,
  kindNames,
  mailReceiver,
} from '@/lib/outbox/kinds';
import { sendToOwner } from '@/lib/outbox/mail';
import { createRow, idsOf } from '@/lib/outbox/row';
import { send } from '@/lib/outbox/send';
import { forwardingNote, STORE_ONLY_CAUSE, WARNINGS } from '../steps/settings';
import { advice, broken, type Check, type Context, type Finding, ok, TIMEOUT } from './check';

const TEST = 'TEST by npm run doctor, please delete';

const MAIL_REMEDY =
  'Check address, password and server (docs/connect/mail.md), and give them again with npm run setup -- mail.';

const REMEDIES: [RegExp, string][] = [
  [/^login-page$/, 'Deploy the script again with access Anyone (docs/connect/google-sheet.md).'],
  [/^script-/, 'The Executions page of the script says what went wrong.'],
  [/^status-40[13]$/, 'Check its token, and set it again in .env.'],
  [
    /^(status-404|redirect)$/,
    'Check its address, and give it again with npm run setup -- messages.',
  ],
  [/^status-4/, 'Check that its columns are those of docs/connect/other-sheets.md.'],
  [/^/, 'Check its address and its status page, and run this again in some minutes.'],
];

async function checkReceiver(kind: Kind, { settings, isLive, now }: Context): Promise<Finding> {
  const { label, example } = describeKind(kind);
  if (findStoreOnly(settings).includes(kind) && hasStore(settings)) {
    return ok(`${STORE_ONLY_CAUSE}: ${label} stay in the store until you erase them.`);
  }
  const note = forwardingNote(kind, settings, hasStore(settings));
  if (note) {
    const next = 'Give the address with npm run setup -- messages.';
    return hasStore(settings) ? advice(note, next) : broken(note, next);
  }
  const receiver = findReceivers(settings)[kind];
  if (!receiver) return ok('');
  if (!isLive) return ok(`${receiver.name} gets ${label}.`);
  const payload = example({ text: TEST, email: site.email, phone: site.phone });
  const ids = idsOf({ kind, formId: randomUUID(), payload, sender: 'test' }, now);
  const { verdict, code } = await send(receiver, createRow({ ...ids, kind, payload }, now));
  if (verdict === 'delivered')
    return ok(`A test row arrived at ${receiver.name}: delete it there.`);
  const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(code))!;
  return broken(
    `${receiver.name} did not take a test row (${code}): ${label} wait here.`,
    receiver.type === 'mail' ? MAIL_REMEDY : remedy,
  );
}

export const receivers: Check = {
  name: 'Receivers',
  async run(context) {
    const found = await Promise.all(kindNames.map((kind) => checkReceiver(kind, context)));
    const worst = ['broken', 'advice', 'ok'].map((state) =>
      found.find((finding) => finding.state === state),
    );
    const { state, next } = worst.find(Boolean)!;
    return {
      state,
      next,
      why: found
        .map(({ why }) => why)
        .join(' ')
        .trim(),
    };
  },
};

export const mail: Check = {
  name: 'Mail to you',
  async run({ settings, isLive }) {
    const mailbox = mailReceiver('owner-mail', settings);
    if (!mailbox) return advice(WARNINGS['owner-unreachable'], 'Answer npm run setup -- mail.');
    if (!isLive) return ok('Notices go to OWNER_EMAILS. With --live a test is sent.');
    const text = `${TEST}: the site can tell you when something needs you.`;
    const { verdict, code, refused } = await sendToOwner(
      mailbox,
      { subject: text, text },
      { key: `test-${randomUUID()}`, timeout: TIMEOUT },
    );
    if (refused) {
      return broken(
        `The mail server refused ${refused.count} of the ${mailbox.to.length} addresses in OWNER_EMAILS (${refused.code}): mails to a refused address do not arrive.`,
        'Look for a typing error in OWNER_EMAILS: npm run setup -- mail.',
      );
    }
    if (verdict === 'delivered') {
      return ok('A test was sent to OWNER_EMAILS: look whether it has arrived.');
    }
    return broken(
      `The mail server did not take a test (${code}): you are not told when messages do not arrive.`,
      MAIL_REMEDY,
    );
  },
};
