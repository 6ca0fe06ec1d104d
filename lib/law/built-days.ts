import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Settings } from '@/lib/env';

type Days = Pick<Settings, 'KEEP_DAYS'>;

const fileIn = (distDir: string) => join(distDir, 'kept-days.json');

/** Records what a build writes into /privacy. */
export function recordDays(distDir: string, { KEEP_DAYS }: Days): void {
  writeFileSync(fileIn(distDir), JSON.stringify({ KEEP_DAYS }));
}

export function recordedDays(distDir: string): Days | undefined {
  const file = fileIn(distDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Days) : undefined;
}
