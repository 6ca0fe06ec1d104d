import { createSession, currentUser, endSession } from '@/lib/account/server/session';
import { isSameOrigin } from '@/lib/http/request';

export async function GET() {
  const headers = { 'cache-control': 'private, no-store' };
  return Response.json(await currentUser(), { headers });
}

// No server action: one that sets a cookie has Next draw the page again with its inline scripts,
// which the page's policy refuses.
export async function POST(request: Request) {
  return Response.json(await createSession(request));
}

export async function DELETE() {
  if (!(await isSameOrigin())) return new Response(null, { status: 403 });
  return new Response(null, { status: (await endSession()) ? 204 : 503 });
}
