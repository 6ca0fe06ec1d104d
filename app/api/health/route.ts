import { siteOutbox } from '@/lib/submissions/site-outbox';

export const dynamic = 'force-dynamic';

/**
 * How the outbox is doing, for an uptime monitor: counts only. 503 when the store does not answer;
 * a receiver that is down makes it `degraded`, which is no reason to restart the site.
 */
export async function GET() {
  const health = await (await siteOutbox()).health();
  return Response.json(health, {
    status: health.store === 'up' ? 200 : 503,
    headers: { 'cache-control': 'no-store' },
  });
}
