import { openPageWork } from '@/lib/server/submit';
import { originRefusal } from '@/lib/http/request';
import { answerOrder } from '@/lib/shop/orders/page/answer';
import { orderHeaders } from '@/lib/csp/policies';
import { logRefusal } from '@/lib/http/refusals';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/orders/[token]'>) {
  return answerOrder(request, (await params).token, openPageWork);
}

export async function POST(request: Request, { params }: RouteContext<'/orders/[token]'>) {
  const refusal = originRefusal(request.headers);
  if (refusal) logRefusal(refusal);
  if (refusal) return new Response(null, { status: 403, headers: orderHeaders });
  return answerOrder(request, (await params).token, openPageWork);
}
