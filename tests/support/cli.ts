import { deleteUsersByMailbox } from '@/lib/server/person/delete-account';
import { type UserStore } from '@/lib/shop/account/server/user-store';
import { ordersIn } from '@/lib/shop/orders/store';
import { sqliteDatabase } from '@/lib/store/sqlite';
import { findUsersByMailbox } from '@/lib/shop/account/server/users';
import { type Outbox } from '@/lib/server/submissions/kinds';
import { runCli } from '@/scripts/submissions/cli';

export interface Surroundings {
  /** The answer of the person at the terminal to a question; missing where nobody sits. */
  answer?: boolean;
  /** The accounts; otherwise each address has one. */
  users?: UserStore;
}

/** Runs one command of the owner over an outbox. `questions` are what was printed until each. */
export async function runCommand(
  { outbox, now }: { outbox: Pick<Outbox, 'store' | 'deliver'>; now: () => number },
  command: string | string[],
  { answer, users }: Surroundings = {},
) {
  const args = typeof command === 'string' ? command.split(' ').filter(Boolean) : command;
  const printed = { out: '', complaints: '' };
  const questions: string[] = [];
  const code = await runCli(args, {
    outbox,
    write: (text) => (printed.out += text),
    complain: (text) => (printed.complaints += text),
    ...(answer !== undefined && {
      confirm: async (question) => (questions.push(printed.out + question), answer),
    }),
    accounts: {
      async *all() {
        if (users) yield* users.users();
      },
      find: async (email) => (users ? findUsersByMailbox(email, users) : [{ email }]),
      remove: async (email) =>
        users
          ? deleteUsersByMailbox(email, { users, orders: ordersIn(sqliteDatabase(':memory:')) })
          : [{ uid: 'uid', signIn: 'by-hand' }],
    },
    now,
  });
  return { code, ...printed, questions };
}
