import { submissions as words } from '@/content/en/submissions';
import { runCli } from '@/lib/submissions/ops/cli';
import { type UserStore } from '@/lib/account/users';
import { type SubmissionStore } from '@/lib/submissions/drivers/store';
import { stateOf } from '@/lib/submissions/model/submission';
import { hold, quarantine } from '@/lib/submissions/model/transitions';
import { type Outbox } from '@/lib/submissions/outbox';
import { allRows, contactPayload, contactRow, T0 } from './outbox';

/** A message that a spreadsheet or a terminal could obey. */
export const HOSTILE = contactPayload({
  name: '=cmd|\u202egpj\u202c',
  email: 'a\u001b[2J@b.in',
  message: 'क्‍ष, "quoted"\nline',
});

/** Stores a row in each state; the ids name the states. */
export async function storeOneOfEach(store: SubmissionStore) {
  await store.create(contactRow('aa-open', { due: T0 + 1e6, attempts: 2, code: 'status-503' }));
  await store.create(contactRow('bb-dead', { due: null, deadAt: T0 }));
  await store.create(hold(contactRow('cc-held'), 'status-404', T0));
  await store.create(quarantine(contactRow('dd-quarantined'), 'suspicious', T0));
  await store.create(
    contactRow('ee-delivered', { due: null, deliveredAt: T0, possibleDuplicates: 1 }),
  );
}

/** The state of each row, by the first two letters of its id. */
export const statesIn = async (store: SubmissionStore) =>
  Object.fromEntries((await allRows(store)).map((row) => [row.id.slice(0, 2), stateOf(row)]));

export interface Surroundings {
  isTerminal?: boolean;
  /** What the person at the terminal says to a question; not given where nobody can be asked. */
  answer?: boolean;
  /** What a rekey counts; undefined as without a key. */
  rekeyed?: number;
  /** The accounts; otherwise each address has one. */
  users?: UserStore;
}

/** Runs one command of the owner over an outbox. `questions` are what was printed until each. */
export async function runCommand(
  { outbox, clock }: { outbox: Outbox; clock: { now: () => number } },
  command: string | string[],
  { isTerminal = false, answer, rekeyed, users }: Surroundings = {},
) {
  const args = typeof command === 'string' ? command.split(' ').filter(Boolean) : command;
  const printed = { out: '', complaints: '' };
  const questions: string[] = [];
  const forgotten: string[] = [];
  const code = await runCli(args, {
    outbox,
    words,
    write: (text) => (printed.out += text),
    complain: (text) => (printed.complaints += text),
    isTerminal,
    ...(answer !== undefined && {
      confirm: async (question) => (questions.push(printed.out + question), answer),
    }),
    rekey: async () => rekeyed,
    accounts: {
      find: async (email) =>
        users
          ? (await import('@/lib/account/users')).findUsersByMailbox(email, users)
          : [{ email }],
      remove: async (email) =>
        users
          ? (await import('@/lib/account/users')).deleteUsersByMailbox(email, users)
          : forgotten.push(email),
    },
    now: clock.now,
  });
  return { code, ...printed, questions, forgotten };
}
