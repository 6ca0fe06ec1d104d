import { enter, leave } from '@/lib/account/entering';
import { readText } from '@/lib/submissions/body-text';

/**
 * Signing in and out. No server actions: an action that sets a cookie has Next draw the page once
 * more, with its inline scripts, which the page's policy refuses.
 */
export async function POST(request: Request) {
  const body = await readText(new Response(request.body)).catch(() => '');
  return Response.json({ outcome: await enter(body) });
}

export async function DELETE() {
  await leave();
  return new Response(null, { status: 204 });
}
