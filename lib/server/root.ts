import { type Log, log } from '@/lib/log/log';
import { openStores, type OpenStores } from './stores';
import { type Outbox } from './submissions/kinds';

/** What the site keeps and sends with. Nothing else opens a store: functions get what they need. */
export interface Root {
  /** Missing on a host that cannot store. */
  readonly stores: OpenStores | undefined;
  /** Opened when it is first needed, and anew after a failure. */
  outbox(): Promise<Outbox>;
}

/** For commands, whose log is their own. The site has one root: `root()`. */
export function openRoot(log: Log): Root {
  const stores = openStores();
  let outbox: Promise<Outbox> | undefined;
  return {
    stores,
    outbox: () =>
      (outbox ??= import('./outbox')
        .then(({ openOutbox }) => openOutbox(log, stores))
        .catch((error: unknown) => {
          outbox = undefined;
          throw error;
        })),
  };
}

// Next loads this file once for each bundle; all copies share one root.
const SLOT = Symbol.for('site-root');
const shared = globalThis as { [SLOT]?: Root };

export const root = (): Root => (shared[SLOT] ??= openRoot(log));
