import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** OpenNext asks Next for its standalone output by this name, and brings no adapter. */
export const isOpenNext = () => Boolean(process.env.NEXT_PRIVATE_STANDALONE);

/**
 * Copies prerendered pages and answers to where OpenNext 4.1 collects them. A build with an adapter
 * has them in `server/route-cache`, one without in `server/app`, and OpenNext only looks there.
 */
export function copyForOpenNext(distDir: string): void {
  const cache = join(distDir, 'server/route-cache');
  for (const kind of readdirSync(cache)) {
    for (const owner of readdirSync(join(cache, kind))) {
      cpSync(join(cache, kind, owner, '$'), join(distDir, 'server/app'), { recursive: true });
    }
  }
}
