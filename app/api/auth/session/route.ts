import { handlers } from '@/lib/account/auth';

/** The one address of Auth.js that the site uses; signing in and out are server actions. */
export const GET = handlers.GET;
