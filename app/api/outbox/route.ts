import { waitAtMost } from '@/lib/deadline';
import { env } from '@/lib/env';
import { bearerMatches } from '@/lib/http/request';
import { errorCode } from '@/lib/log/error-code';
import { log } from '@/lib/log/log';
import { siteOutbox } from '@/lib/outbox/site';

export const dynamic = 'force-dynamic';

/** Seconds a host may let this run: attempts begin within 30, the last takes 8, and upkeep 20. */
export const maxDuration = 60;
const DELIVERY_MS = 30_000;
const UPKEEP_MS = 20_000;

const headers = { 'cache-control': 'no-store' };

function refuse(code: 'method' | 'secret') {
  log.warn('outbox-refused', { code });
  return new Response(null, { status: 404, headers });
}
const refuseMethod = () => refuse('method');

/** For a scheduler, where no process lives long enough for a timer. */
export async function GET(request: Request) {
  const authorization = request.headers.get('authorization');
  if (!bearerMatches(authorization, env.CRON_SECRET)) return refuse('secret');
  try {
    const outbox = await siteOutbox();
    const report = await outbox.deliver(DELIVERY_MS);
    await waitAtMost(outbox.upkeep(), UPKEEP_MS);
    return Response.json(report, { headers });
  } catch (error) {
    log.error('outbox-unavailable', { code: errorCode(error) });
    return new Response(null, { status: 503, headers });
  }
}

export const POST = GET;

// Next's own answers to these methods would reveal that the address exists.
export const HEAD = refuseMethod;
export const OPTIONS = refuseMethod;
export const PUT = refuseMethod;
export const PATCH = refuseMethod;
export const DELETE = refuseMethod;
