import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The number for a chat, fetched by error pages: nothing of a server can hand it to them. */
export function GET() {
  return Response.json({ phone: site.phone }, { headers: { 'Cache-Control': 'no-cache' } });
}
