import { waitAtMost } from '@sutra/outbox/deadline';
import { env } from '@/lib/env';
import { bearerMatches } from '@/lib/http/request';
import { errorFields } from '@/lib/log/error-frames';
import { log } from '@/lib/log/log';
import { type Outbox } from '@/lib/submissions/kinds';
import { siteOutbox } from '@/lib/submissions/site';

export const dynamic = 'force-dynamic';

/**
 * Seconds a host may let this run. Upkeep comes first, or a backlog would keep the owner from being
 * told. Rows are taken until 35 s after the call, which takes 10 s at most, and sent within another 6 s.
 */
export const maxDuration = 60;
const UPKEEP_MS = 20_000;
const TAKE_MS = 35_000;
const TOTAL_MS = 57_000;

const headers = { 'cache-control': 'no-store' };

function refuse(code: 'method' | 'secret') {
  log.warn('outbox-refused', { code });
  return new Response(null, { status: 404, headers });
}
const refuseMethod = () => refuse('method');

/** What goes on after the time ends with the host's patience. */
async function upkeep(outbox: Outbox, ms: number): Promise<void> {
  await waitAtMost(outbox.upkeep(), ms).catch((error: unknown) => {
    log.warn('upkeep-cut-off', errorFields(error));
  });
}

/** For a scheduler, where no process lives long enough for a timer. */
export async function GET(request: Request) {
  const authorization = request.headers.get('authorization');
  if (!bearerMatches(authorization, env.CRON_SECRET)) return refuse('secret');
  try {
    const startedAt = performance.now();
    const timeLeft = (ms: number) => Math.max(0, startedAt + ms - performance.now());
    const outbox = await siteOutbox();
    await upkeep(outbox, UPKEEP_MS);
    const report = await outbox.deliver(timeLeft(TAKE_MS));
    // The owner is told at once what has just failed for good.
    if (report.attempts > report.delivered) await upkeep(outbox, timeLeft(TOTAL_MS));
    return Response.json(report, { headers });
  } catch (error) {
    log.error('outbox-unavailable', errorFields(error));
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
