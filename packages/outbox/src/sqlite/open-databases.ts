interface Database {
  readonly path: string;
  check(): Promise<void>;
  close(): Promise<void>;
}

// Next loads this file once for each bundle; all copies share one list.
const SLOT = Symbol.for('@sutra/outbox/sqlite/open-databases');
const shared = globalThis as { [SLOT]?: Set<Database> };

/** Those of this process whose files are open. */
export const openDatabases = (shared[SLOT] ??= new Set<Database>());

/** At the end of the process: SQLite then moves their logs into the files. */
export async function closeDatabases(): Promise<void> {
  await Promise.allSettled([...openDatabases].map((database) => database.close()));
}
