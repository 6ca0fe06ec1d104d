import { lazyWithWords } from '@/lib/lazy-words';

/** What only somebody with an order needs. */
export const orderNote = lazyWithWords('buyersOrder', () => import('./order-note'));

/** What reports a payment, in both dialogs. */
export const orderReport = lazyWithWords('buyersOrder', () => import('./order-report'));
