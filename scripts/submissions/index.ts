import { once } from 'node:events';
import { ask, runCommand } from '../lib/run-command';
import { checkSettings } from '../lib/settings';

/** `npm run submissions`: reads and changes the store, beside the running site or without it. */
async function run(): Promise<number> {
  const checked = await checkSettings();
  if ('wrong' in checked) {
    console.error(checked.wrong.join('\n'));
    return 2;
  }
  const { createLog } = await import('@/lib/log/log');
  const { deleteUsersByMailbox } = await import('@/lib/server/person/delete-account');
  const { findUsersByMailbox } = await import('@/lib/shop/account/server/users');
  const { exportOrders } = await import('@/lib/shop/orders/export-orders');
  const { runCli } = await import('./cli');
  const { openRoot } = await import('@/lib/server/root');
  const { stores, outbox: open } = openRoot(createLog(process.stderr));
  const outbox = await open();
  const code = await runCli(process.argv.slice(2), {
    outbox,
    write: (text) => process.stdout.write(text) || once(process.stdout, 'drain'),
    complain: (text) => process.stderr.write(text),
    ...(process.stdin.isTTY && { confirm: ask }),
    // Without a store the command says so, and asks for no account.
    accounts: {
      all: () => stores!.users.users(),
      async find(email) {
        const users = await findUsersByMailbox(email, stores!.users);
        const withOrders = async ({ uid, ...user }: (typeof users)[number]) => ({
          uid,
          ...user,
          orders: uid === null ? [] : await exportOrders(uid, stores!.orders),
        });
        return Promise.all(users.map(withOrders));
      },
      remove: (email) => deleteUsersByMailbox(email, stores!),
    },
    now: Date.now,
  });
  await outbox.stop();
  return code;
}

await runCommand(run);
