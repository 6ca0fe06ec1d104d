import { learnWords } from '@/content/en/learn';

export const dynamic = 'force-static';

/** The words of the slate, fetched by a browser together with the engine. */
export function GET() {
  return Response.json(learnWords, { headers: { 'Cache-Control': 'no-cache' } });
}
