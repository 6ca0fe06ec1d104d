import { auth, signOut } from '@/lib/account/auth';
import { createSession } from '@/lib/account/session';
import { isSameOrigin } from '@/lib/http/request';

export const GET = auth(({ auth: session }) =>
  Response.json(session?.user ?? null, { headers: { 'cache-control': 'private, no-store' } }),
);

// No server action: one that sets a cookie has Next draw the page again with its inline scripts,
// which the page's policy refuses.
export async function POST(request: Request) {
  return Response.json(await createSession(request));
}

export async function DELETE() {
  if (!(await isSameOrigin())) return new Response(null, { status: 403 });
  await signOut({ redirect: false });
  return new Response(null, { status: 204 });
}
