import { auth } from '@/lib/account/auth';
import { createSession, deleteSession } from '@/lib/account/session';

/** Answers with the signed-in user or `null`, and renews the cookie. */
export const GET = auth(({ auth: session }) =>
  Response.json(session?.user ?? null, { headers: { 'cache-control': 'private, no-store' } }),
);

/**
 * Signing in and out. No server actions: an action that sets a cookie has Next draw the page once
 * more, with its inline scripts, which the page's policy refuses.
 */
export async function POST(request: Request) {
  return Response.json(await createSession(request));
}

export async function DELETE() {
  return new Response(null, { status: (await deleteSession()) ? 204 : 403 });
}
