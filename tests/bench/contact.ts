import { resolve } from 'node:path';
import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect } from '@sutra/outbox/store';
import { misbehavingServer } from '../support/misbehaving-server';
import { scratch } from '../support/scratch';
import { serverActions } from '../support/server-actions';
import { startSite } from '../support/site';
import { type Served, wrk } from './wrk';

/** Posts contact messages to the production build for so many seconds; `lost` were not delivered. */
export async function benchContact(seconds: number): Promise<Served & { lost: number }> {
  const sheet = await misbehavingServer();
  const folder = scratch();
  const site = await startSite({
    DATA_DIR: folder.root,
    CONTACT_SHEET_URL: sheet.url,
    PROXIES: '1',
  });
  const script = resolve(import.meta.dirname, 'contact.lua');
  const action = serverActions().contactAction!;
  const post = (time: number) =>
    wrk(`${site.url}/contact`, time, '-s', script, '--', action, site.url);
  const warm = await post(3);
  const served = await post(seconds);
  await site.end('SIGTERM');

  const store = sqliteStore(folder.root);
  const delivered = await collect(store.rows({ state: 'delivered' }));
  await store.close();
  await site.stop();
  await sheet.close();
  folder.remove();
  return { ...served, lost: Math.max(0, warm.requests + served.requests - delivered.length) };
}
