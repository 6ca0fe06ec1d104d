import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Replaces a file in one step: Next runs its configuration in several processes. */
export function replaceFile(path: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(path) && readFileSync(path).equals(bytes)) return;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, bytes);
  renameSync(draft, path);
}
