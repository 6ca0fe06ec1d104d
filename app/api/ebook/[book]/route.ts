import { answerEbook } from '@/lib/shop/orders/send-file';

export const dynamic = 'force-dynamic';

export async function GET(request: Request, { params }: RouteContext<'/api/ebook/[book]'>) {
  return answerEbook(request, (await params).book);
}

export const HEAD = GET;
