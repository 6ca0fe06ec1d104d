import { NextRequest } from 'next/server';
import { handlers } from '@/lib/account/auth';

/**
 * The one address of Auth.js that the site uses; signing in and out: api/account/session. Parameters
 * are left out: Auth.js would keep a `callbackUrl`, and fail at one that is no address.
 */
export const GET = (request: NextRequest) =>
  handlers.GET(new NextRequest(new URL(request.nextUrl.pathname, request.url), request));
