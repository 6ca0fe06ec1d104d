import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** An empty folder, with a space in its path; `remove` takes it away again. */
export function scratch() {
  const root = mkdtempSync(join(tmpdir(), 'scratch folder '));
  return {
    root,
    write(path: string, text: string | Buffer) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
