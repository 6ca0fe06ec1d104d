import { lazyWithWords } from '@/lib/browser/lazy-words';

/** Shows the state of an order. */
export const orderNote = lazyWithWords('buyersOrder', () => import('./order-note'));

/** Reports a payment, in both dialogs. */
export const orderReport = lazyWithWords('buyersOrder', () => import('./order-report'));
