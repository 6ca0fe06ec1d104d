import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** OpenNext sets this to get a standalone build, and brings no adapter. */
export const isOpenNext = () => Boolean(process.env.NEXT_PRIVATE_STANDALONE);

/**
 * Copies prerendered responses to `server/app`, where OpenNext 4.1 looks for them. With an adapter
 * Next writes them to `server/route-cache`.
 */
export function copyForOpenNext(distDir: string): void {
  const cache = join(distDir, 'server/route-cache');
  for (const kind of readdirSync(cache)) {
    for (const owner of readdirSync(join(cache, kind))) {
      cpSync(join(cache, kind, owner, '$'), join(distDir, 'server/app'), { recursive: true });
    }
  }
}
