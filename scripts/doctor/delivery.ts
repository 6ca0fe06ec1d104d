import { randomUUID } from 'node:crypto';
import { site } from '@/content/site';
import { hasStore, runsInFunctions } from '@/lib/env';
import { findStartNote } from '@/lib/start/start-errors';
import {
  describeKind,
  findReceivers,
  findStoreOnly,
  type Kind,
  kindNames,
} from '@/lib/outbox/kinds';
import { createRow, idsOf } from '@/lib/outbox/row';
import { send } from '@/lib/outbox/send';
import { capitalize } from '@/lib/text/format';
import { forwardingNote, WARNINGS, STORE_ONLY_CAUSE } from '../steps/settings';
import { advice, broken, type Check, ok } from './check';

const HEALTH = 'docs/trouble.md says what each of them means';

export const store: Check = {
  name: 'Store',
  async run({ settings, health }) {
    const found = await health().catch((error: Error) => error);
    const where = settings.FIREBASE_SERVICE_ACCOUNT ? 'Firestore' : 'the folder DATA_DIR';
    if ('store' in found && found.store === 'none') {
      return broken(
        (await findStartNote())!,
        'Set FIREBASE_SERVICE_ACCOUNT with npm run setup (docs/connect/firebase.md, step 6), or DATA_DIR to a folder that lasts.',
      );
    }
    if (found instanceof Error || found.store === 'down') {
      return broken(
        `Messages cannot be stored in ${where}: visitors read that sending failed.`,
        'Free disk space and let this user write to DATA_DIR; with Firestore, check docs/connect/firebase.md, steps 6 and 7.',
      );
    }
    return ok(`Messages are stored in ${where}.`);
  },
};

export const submissions: Check = {
  name: 'Waiting messages',
  async run({ health }) {
    const found = await health().catch(() => undefined);
    if (found?.store !== 'up') return undefined;
    const { status, held = 0, dead = 0, quarantined = 0, expiring = 0 } = found;
    const counts = `held: ${held}, dead: ${dead}, quarantined: ${quarantined}, removed within a week: ${expiring}`;
    const next = `Look at them with npm run submissions -- list. ${HEALTH}.`;
    if (held > 0 || dead > 0) return broken(`Messages were not delivered (${counts}).`, next);
    if (status !== 'ok') return broken('A message has waited for more than 15 minutes.', next);
    if (quarantined > 0 || expiring > 0) return advice(`Messages need a look (${counts}).`, next);
    return ok('No message needs you.');
  },
};

export const schedule: Check = {
  name: 'Schedule',
  run({ settings }) {
    if (!runsInFunctions(settings)) return undefined;
    const next = 'Let a scheduler call /api/outbox with it (docs/operations.md).';
    if (settings.CRON_SECRET) return ok(`CRON_SECRET is set. ${next}`);
    return broken(
      WARNINGS['cron-secret-unset'],
      `Give the domain with npm run setup, which sets it. ${next}`,
    );
  },
};

const TEST = 'TEST by npm run doctor, please delete';

export const MAIL_REMEDY =
  'Check user, password and server in MAIL_URL (docs/connect/mail.md), and give it again with npm run setup -- mail.';

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

function checkReceiver(kind: Kind): Check {
  const { label, example } = describeKind(kind);
  return {
    name: capitalize(label),
    async run({ settings, isLive, now }) {
      if (findStoreOnly(settings).includes(kind) && hasStore(settings)) {
        return ok(`${STORE_ONLY_CAUSE}: ${label} stay in the store until you erase them.`);
      }
      const note = forwardingNote(kind, settings, hasStore(settings));
      const next = 'Give the address with npm run setup -- messages.';
      if (note) return hasStore(settings) ? advice(note, next) : broken(note, next);
      const receiver = findReceivers(settings)[kind];
      if (!receiver) return undefined;
      if (!isLive) return ok(`They go to ${receiver.name}. With --live a test row is sent.`);
      const payload = example({ text: TEST, email: site.email, phone: site.phone });
      const ids = idsOf({ kind, formId: randomUUID(), payload, sender: 'test' }, now.getTime());
      const row = createRow({ ...ids, kind, payload }, now.getTime());
      const { verdict, code } = await send(receiver, row);
      if (verdict === 'delivered')
        return ok(`A test row arrived at ${receiver.name}: delete it there.`);
      const [, remedy] = REMEDIES.find(([pattern]) => pattern.test(code))!;
      return broken(
        `${receiver.name} did not take a test row (${code}): ${label} wait here.`,
        receiver.type === 'mail' ? MAIL_REMEDY : remedy,
      );
    },
  };
}

export const receivers: readonly Check[] = kindNames.map(checkReceiver);
