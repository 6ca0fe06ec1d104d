import { sqliteStore } from '@sutra/outbox/stores/sqlite';
import { collect } from '@sutra/outbox/store';
import { scratch } from './scratch';
import { startSite } from './site';

const CRON_SECRET = 'cron-kanari-7f3q-2x9d-5m1w-8h4k-6z0t';

/** What a site stores that sends messages to the sheet of the run, however often it is started. */
export function outboxSite() {
  const data = scratch();
  const settings = {
    DATA_DIR: data.root,
    CONTACT_SHEET_URL: process.env.SHEET_URL!,
    CRON_SECRET,
  };
  return {
    settings,
    secret: CRON_SECRET,
    start: () => startSite(settings),
    remove: () => data.remove(),
    /** The rows of a sender in the store. */
    async storedRows(sender: string) {
      const store = sqliteStore(data.root);
      const rows = await collect(store.rows());
      await store.close();
      return rows.filter(({ payload }) => (payload as { email: string }).email.endsWith(sender));
    },
  };
}
