import { site } from '@/content/site';

export const dynamic = 'force-static';

/** The phone number, fetched by error pages: no server component can pass it to them. */
export function GET() {
  return Response.json({ phone: site.phone }, { headers: { 'Cache-Control': 'no-cache' } });
}
