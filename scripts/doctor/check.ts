import { type Settings } from '@/lib/env';
import { type Health } from '@/lib/outbox/upkeep';

/**
 * `waiting`: not wanted before the site is online. `broken`: a part of the site does not work. `why`
 * and `next` are sentences without secrets.
 */
export interface Finding {
  state: 'ok' | 'waiting' | 'advice' | 'broken';
  why: string;
  next: string;
}

export interface Context {
  settings: Settings;
  /** Whether to send test rows and mails, and to open the site as a visitor does. */
  isLive: boolean;
  /** Whether the domain leads to a machine. */
  isOnline: boolean;
  now: number;
  /** Of the store; undefined while there is no database. */
  health: () => Promise<Health | undefined>;
}

export interface Check {
  name: string;
  /** @returns nothing where the check is for other hosts. */
  run(context: Context): Finding | undefined | Promise<Finding | undefined>;
}

export const ok = (why: string): Finding => ({ state: 'ok', why, next: '' });
export const waiting = (why: string, next: string): Finding => ({ state: 'waiting', why, next });
export const advice = (why: string, next: string): Finding => ({ state: 'advice', why, next });
export const broken = (why: string, next: string): Finding => ({ state: 'broken', why, next });

/** Milliseconds that an answer from the network may take. */
export const TIMEOUT = 8_000;
