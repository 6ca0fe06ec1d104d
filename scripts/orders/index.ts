import { once } from 'node:events';
import { ask, runCommand } from '../lib/run-command';
import { checkSettings } from '../lib/settings';

/** `npm run orders`: reads and changes the store, beside the running site or without it. */
async function run(): Promise<number> {
  const checked = await checkSettings();
  if ('wrong' in checked) {
    console.error(checked.wrong.join('\n'));
    return 2;
  }
  const { createLog } = await import('@/lib/log/log');
  const { orderWork } = await import('@/lib/server/order-work');
  const { openRoot } = await import('@/lib/server/root');
  const { orderCommand } = await import('@/content/en/order-command');
  const { runOrders } = await import('./cli');
  const { stores, outbox: open } = openRoot(createLog(process.stderr));
  const outbox = await open();
  if (!stores) {
    console.error(orderCommand.noStore);
    return 1;
  }
  const around = orderWork(stores, outbox);
  const code = await runOrders(process.argv.slice(2), {
    ...around,
    write: (text) => process.stdout.write(text) || once(process.stdout, 'drain'),
    complain: (text) => process.stderr.write(text),
    ...(process.stdin.isTTY && { confirm: ask }),
  });
  await outbox.stop();
  await stores.close();
  return code;
}

await runCommand(run);
