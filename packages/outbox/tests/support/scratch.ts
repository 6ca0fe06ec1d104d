import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder, with a space in its path; `remove` takes it away again. */
export function scratch() {
  const root = mkdtempSync(join(tmpdir(), 'outbox test '));
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
