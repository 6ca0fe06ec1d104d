import {
  createSession,
  currentUser,
  endAllSessions,
  endSession,
} from '@/lib/shop/account/server/session';
import { type User } from '@/lib/shop/account/user';
import { root } from '@/lib/server/root';
import { isSameOrigin } from '@/lib/http/request';
import { readOwnOrders } from '@/lib/shop/orders/own-orders';

/** With the orders, which the page would have to ask for otherwise. */
const withOrders = async (user: User) => ({
  ...user,
  orders: await readOwnOrders(user.id, root().stores?.orders),
});

const users = () => root().stores?.users;

export async function GET() {
  const headers = { 'cache-control': 'private, no-store' };
  const user = await currentUser(users());
  return Response.json(user && (await withOrders(user)), { headers });
}

// No server action: one that sets a cookie has Next draw the page again with its inline scripts,
// which the page's policy refuses.
export async function POST(request: Request) {
  const result = await createSession(request, users());
  if (result.outcome !== 'done') return Response.json(result);
  return Response.json({ ...result, user: await withOrders(result.user) });
}

const STATUS = { done: 204, 'signed-out': 401, unavailable: 503 };

/** With `?everywhere`, of all devices. */
export async function DELETE(request: Request) {
  if (!(await isSameOrigin())) return new Response(null, { status: 403 });
  if (new URL(request.url).searchParams.has('everywhere')) {
    return new Response(null, { status: STATUS[await endAllSessions(users())] });
  }
  return new Response(null, { status: (await endSession(users())) ? 204 : 503 });
}
