import { env } from '@/lib/env';
import { bearerMatches } from '@/lib/bearer';
import { siteOutbox } from '@/lib/submissions/site-outbox';

export const dynamic = 'force-dynamic';

/** Seconds a host may let this run; no attempt begins in the last quarter. */
export const maxDuration = 60;
const BUDGET = { ms: 45_000 };

/**
 * Sends what waits, for a scheduler where no process lives long enough to have a timer. Says
 * nothing about itself to anybody without the secret.
 */
export async function GET(request: Request) {
  if (!bearerMatches(request.headers.get('authorization'), env.CRON_SECRET)) {
    return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  }
  const outbox = await siteOutbox();
  const report = await outbox.drain(BUDGET);
  const erased = await outbox.upkeep();
  return Response.json({ ...report, erased }, { headers: { 'cache-control': 'no-store' } });
}

export const POST = GET;
