import { type Settings } from '@/lib/env';
import { type Health } from '@sutra/outbox/health';

/**
 * `waiting`: not wanted before the site is online. `broken`: a part of the site does not work. `why`
 * and `next` are sentences without secrets.
 */
export interface Finding {
  state: 'ok' | 'waiting' | 'advice' | 'broken';
  why: string;
  next: string;
}

export interface CheckInput {
  settings: Settings;
  /** Whether to send test rows and mails, and to open the site as a visitor does. */
  isLive: boolean;
  /** Whether the site has a domain that leads to a machine. */
  isOnline: boolean;
  now: number;
  /** Of the store; undefined while there is no database. */
  health: Partial<Health> | undefined;
}

/** @returns nothing where the check is for other hosts. */
export type Check = (input: CheckInput) => Finding | undefined | Promise<Finding | undefined>;

const finding =
  (state: Finding['state']) =>
  (why: string, next = ''): Finding => ({ state, why, next });
export const ok = finding('ok');
export const waiting = finding('waiting');
export const advice = finding('advice');
export const broken = finding('broken');

/** Milliseconds that an answer from the network may take. */
export const TIMEOUT = 8_000;
