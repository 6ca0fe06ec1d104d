import { auth } from '@/lib/account/auth';
import { createSession, deleteSession } from '@/lib/account/session';

export const GET = auth(({ auth: session }) =>
  Response.json(session?.user ?? null, { headers: { 'cache-control': 'private, no-store' } }),
);

// No server action: one that sets a cookie has Next draw the page again with its inline scripts,
// which the page's policy refuses.
export async function POST(request: Request) {
  return Response.json(await createSession(request));
}

export async function DELETE() {
  return new Response(null, { status: (await deleteSession()) ? 204 : 403 });
}
