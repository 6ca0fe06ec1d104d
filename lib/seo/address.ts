import { env } from '@/lib/env';

/** "/about" → "https://example.in/about". */
export function absolute(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
