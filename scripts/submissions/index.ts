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
  const { deleteUsersByMailbox } = await import('@/lib/shop/account/server/delete-account');
  const { findUsersByMailbox, userStore } = await import('@/lib/shop/account/server/users');
  const { exportOrders } = await import('@/lib/shop/orders/export-orders');
  const { orderStore } = await import('@/lib/shop/orders/store');
  const { runCli } = await import('./cli');
  const { openOutbox } = await import('@/lib/server/submissions/site');
  const outbox = await openOutbox(createLog(process.stderr));
  const code = await runCli(process.argv.slice(2), {
    outbox,
    write: (text) => process.stdout.write(text) || once(process.stdout, 'drain'),
    complain: (text) => process.stderr.write(text),
    ...(process.stdin.isTTY && { confirm: ask }),
    accounts: {
      all: () => userStore().users(),
      async find(email) {
        const users = await findUsersByMailbox(email);
        const withOrders = async ({ uid, ...user }: (typeof users)[number]) => ({
          uid,
          ...user,
          orders: uid === null ? [] : await exportOrders(uid, orderStore()),
        });
        return Promise.all(users.map(withOrders));
      },
      remove: (email) => deleteUsersByMailbox(email),
    },
    now: Date.now,
  });
  await outbox.stop();
  return code;
}

await runCommand(run);
