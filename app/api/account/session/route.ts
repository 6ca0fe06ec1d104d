import { createSession, deleteSession } from '@/lib/account/session';

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
