import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

export function bearerMatches(authorization: string | null, secret: string | undefined): boolean {
  const token = /^Bearer ([\x21-\x7e]+)$/i.exec(authorization ?? '')?.[1];
  if (!token || !secret) return false;
  return timingSafeEqual(digest(token), digest(secret));
}
