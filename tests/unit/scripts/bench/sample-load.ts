import { type Load } from '@/scripts/bench/lighthouse';

/** A load that reaches every goal. */
export const sampleLoad = (more: Partial<Load> = {}): Load => ({
  fcp: 700,
  lcp: 800,
  tbt: 0,
  cls: 0,
  bytes: 60_000,
  scriptBytes: 0,
  requests: 5,
  strangers: 0,
  scores: [100, 100, 100, 100],
  missed: [],
  ...more,
});
