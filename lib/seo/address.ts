import { env } from '@/lib/env';

/** Whole address of a path of the site: "/about" → "https://example.in/about". */
export function absolute(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
