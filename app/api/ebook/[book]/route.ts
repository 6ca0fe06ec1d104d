import { root } from '@/lib/server/root';
import { answerEbook } from '@/lib/shop/orders/send-file';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/ebook/[book]'>) {
  return answerEbook(request, (await params).book, () => root().stores);
}

export const HEAD = GET;
