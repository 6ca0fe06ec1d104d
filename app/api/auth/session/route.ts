import { handlers } from '@/lib/account/auth';

/** The one address of Auth.js that the site uses; signing in and out: api/account/session. */
export const GET = handlers.GET;
