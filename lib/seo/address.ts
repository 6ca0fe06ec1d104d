import { env } from '@/lib/env';

export function absolute(path: string): string {
  return new URL(path, env.SITE_URL).href;
}
