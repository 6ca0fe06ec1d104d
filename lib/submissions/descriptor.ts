import { type Settings } from '@/lib/env';
import { type Sample } from '@/lib/forms/example';

/** The format of the body that a receiver expects. */
export type BodyType = 'script' | 'api' | 'sheet';

/** One kind of submission: where it goes, and what is sent, mailed and exported. */
export interface Descriptor<Payload extends { name: string; email: string }> {
  label: string;
  /** Visitors cannot send it on a host without a store, because they cannot sign in there. */
  requiresSignIn: boolean;
  /** The site writes it, not a visitor. */
  isInternal?: boolean;
  /** The setting that names its receiver; null for what only goes to the owner's mailbox. */
  urlSetting: string | null;
  /** Undefined when the settings keep such rows in the store. */
  findAddress(
    settings: Partial<Settings>,
  ): { type: BodyType; url?: string; token?: string } | undefined;
  /** `timestamp`: when it was accepted, in Indian time. */
  body(payload: Payload, type: BodyType, timestamp: string): unknown;
  mail(payload: Payload): { subject: string; lines: { heading: string; text: string }[] };
  /** Names of the cells in an export. */
  columns: readonly string[];
  toCells(payload: Payload): Record<string, unknown>;
  /** A payload for tests and for the doctor's test row. */
  example(sample: Sample): Payload;
}
