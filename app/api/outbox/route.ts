import { waitAtMost } from '@sutra/outbox/deadline';
import { SCHEDULED_TAKE, SCHEDULED_TOTAL, SCHEDULED_UPKEEP } from '@/lib/deadlines';
import { env } from '@/lib/env';
import { bearerMatches } from '@/lib/http/request';
import { errorFields } from '@/lib/log/error-frames';
import { log } from '@/lib/log/log';
import { type Outbox } from '@/lib/server/submissions/kinds';
import { root } from '@/lib/server/root';

export const dynamic = 'force-dynamic';

/** Seconds a host may let this run. Next reads the number without running this file. */
export const maxDuration = 60;

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
    const outbox = await root().outbox();
    await upkeep(outbox, SCHEDULED_UPKEEP);
    const report = await outbox.deliver(timeLeft(SCHEDULED_TAKE));
    // The owner is told at once what has just failed for good.
    if (report.attempts > report.delivered) await upkeep(outbox, timeLeft(SCHEDULED_TOTAL));
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
