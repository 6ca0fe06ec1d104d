import { lazyPart } from '@/lib/browser/lazy';

/** Shared by all that draw a worked sum. */
export const lazyDrawing = lazyPart(() => import('@/components/drawings/method-drawing'));
